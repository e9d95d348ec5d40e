import { Alert, Button, Stack } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DoorNotice, DoorState } from './door-sync.ts';

interface DoorNoticesProps {
  state: DoorState;
  onRetry: () => void;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A clock difference in the largest unit of which it is at least one. */
function inWords(ms: number): { amount: number; unit: 'day' | 'hour' | 'minute' } {
  if (ms >= day) return { amount: ms / day, unit: 'day' };
  return ms >= hour ? { amount: ms / hour, unit: 'hour' } : { amount: ms / minute, unit: 'minute' };
}

/** The names of the people whom notices are about, each once. People who are no longer in a party have none. */
function namesOf({ parties }: DoorState, notices: readonly DoorNotice[]): string[] {
  const people = notices.flatMap(({ record }) => {
    const party = parties.find(({ id }) => id === record.registrationId);
    return party?.people.find(({ id }) => id === record.memberId) ?? [];
  });
  return [...new Set(people)].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

/** Alerts for staff about this device: no connection, refused records, a wrong clock, or a record that needs a decision. */
export function DoorNotices({ state, onRetry }: DoorNoticesProps) {
  const intl = useIntl();
  const { connection, unsent, asOf, clockDifferenceMs, notices } = state;
  const { amount, unit } = inWords(Math.abs(clockDifferenceMs));
  return (
    <Stack gap="s">
      {(connection === 'offline' || connection === 'failing') && (
        <Alert
          tone="caution"
          announce
          actions={
            <Button onPress={onRetry}>
              <FormattedMessage id="form.tryAgain" />
            </Button>
          }
        >
          <FormattedMessage
            id={`door.connection.${connection}`}
            values={{ unsent, date: intl.formatDate(asOf, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        </Alert>
      )}
      {clockDifferenceMs !== 0 && (
        <Alert tone="info">
          <FormattedMessage
            id="door.clock"
            values={{
              difference: intl.formatNumber(amount, {
                style: 'unit',
                unit,
                unitDisplay: 'long',
                maximumFractionDigits: 0,
              }),
            }}
          />
        </Alert>
      )}
      {[...Map.groupBy(notices, ({ result }) => result.reason)].map(([reason, about]) => {
        if (!reason) return null;
        const names = namesOf(state, about);
        return (
          <Alert
            key={reason}
            tone="caution"
            announce
            {...(names.length > 0 && { title: intl.formatList(names, { type: 'conjunction' }) })}
          >
            <FormattedMessage id={`door.reason.${reason}`} />
          </Alert>
        );
      })}
    </Stack>
  );
}
