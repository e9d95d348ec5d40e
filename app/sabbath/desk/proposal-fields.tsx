import { Button, CalendarField, Inline, Stack } from '#design-system';
import { comingSaturdays, weeksAhead } from '#rules/sabbath';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { goTo } from '../../platform/forms/keep-focus.ts';

const field = 'proposed-day';

interface ProposalFieldsProps {
  request: Pick<Schemas['SabbathRequestDetails'], 'kind' | 'days'>;
  calendar: Schemas['SaturdayCalendar'];
  limits: Schemas['SaturdayLimits'];
  /** Whether another retreat has this Saturday. */
  isTaken: (day: string) => boolean;
  /** The message shown in that case. */
  taken: ReactNode;
  onPropose: (day: string) => void;
}

/** Chooses another Saturday to propose. A day that is closed on the public form may still be proposed, but is marked as closed. */
export function ProposalFields({
  request: { kind, days },
  calendar: { today, items },
  limits: { closedForPrayer, closedForRetreats },
  isTaken,
  taken,
  onPropose,
}: ProposalFieldsProps) {
  const intl = useIntl();
  const [day, setDay] = useState('');
  const [hasTried, setTried] = useState(false);
  const saturdays = comingSaturdays(today, weeksAhead.retreat);
  const note = (noted: readonly string[], text: string) => noted.map((one) => [one, text] as const);
  const accepted = kind === 'retreat' ? items.filter(({ acceptedRetreats }) => acceptedRetreats > 0) : [];
  const notes = Object.fromEntries([
    ...note(
      kind === 'prayer' ? closedForPrayer : closedForRetreats,
      intl.formatMessage({ id: 'sabbathDesk.decide.closed' }),
    ),
    ...note(
      accepted.map((saturday) => saturday.day),
      intl.formatMessage({ id: 'sabbathDesk.decide.hasRetreat' }),
    ),
    ...note(days, intl.formatMessage({ id: 'sabbathDesk.decide.asked' })),
  ]);
  const isMissing = !saturdays.includes(day);
  return (
    <Stack gap="m">
      <CalendarField
        name={field}
        label={intl.formatMessage({ id: 'sabbathDesk.decide.proposeDay' })}
        hint={intl.formatMessage({ id: 'sabbathDesk.decide.proposeDayHint' })}
        placeholder={intl.formatMessage({ id: 'sabbathDesk.decide.chooseDay' })}
        errorMessage={
          hasTried && isMissing ? intl.formatMessage({ id: 'sabbathDesk.decide.chooseDay.missing' }) : undefined
        }
        value={day}
        onChange={setDay}
        days={saturdays}
        notes={notes}
        isRequired
      />
      {isTaken(day) && taken}
      <Inline gap="s">
        <Button
          onPress={() => {
            setTried(true);
            if (isMissing) goTo(field);
            else onPropose(day);
          }}
        >
          <FormattedMessage id={isTaken(day) ? 'sabbathDesk.decide.proposeAnyway' : 'sabbathDesk.decide.proposeThis'} />
        </Button>
      </Inline>
    </Stack>
  );
}
