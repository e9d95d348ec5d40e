import { Alert, Button, Stack } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DoorState } from './door-sync.ts';

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

/** Alerts for staff about this device: no connection, refused records, a wrong clock, or a record that needs a decision. */
export function DoorNotices({ state, onRetry }: DoorNoticesProps) {
  const intl = useIntl();
  const { connection, unsent, asOf, clockDifferenceMs, notice } = state;
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
      {notice?.result.reason && (
        <Alert tone="caution" announce>
          <FormattedMessage id={`door.reason.${notice.result.reason}`} />
        </Alert>
      )}
    </Stack>
  );
}
