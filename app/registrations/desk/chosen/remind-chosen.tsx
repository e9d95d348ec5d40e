import { List, Money, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction, type Action } from '../../../platform/actions/use-action.ts';
import { outcomesInWords } from './outcomes.ts';

type Summary = Schemas['RegistrationSummary'];
type Reminded = Schemas['BalanceReminderResult']['items'];

/** Reminding the selected parties of what is due. */
interface Reminder {
  action: Action;
  /** What became of each, once it is done. */
  outcomes: Reminded;
}

/** Reminds these parties of what is due now. */
export function useReminder(parties: readonly Summary[]): Reminder {
  const [outcomes, setOutcomes] = useState<Reminded>([]);
  const action = useAction(async () => {
    const { items } = await dataOf(
      createApi().POST('/balance-reminders', { body: { registrationIds: parties.map(({ id }) => id) } }),
    );
    setOutcomes(items);
  });
  return { action, outcomes };
}

interface RemindChosenProps {
  reminder: Reminder;
  parties: readonly Summary[];
  onClosed: () => void;
}

/** Says how many parties owe how much before they are reminded, and afterwards what became of each. */
export function RemindChosen({ reminder: { action, outcomes }, parties, onClosed }: RemindChosenProps) {
  const intl = useIntl();
  const count = parties.length;
  const owing = parties.filter(({ dueNowCents }) => dueNowCents > 0);
  const dueCents = owing.reduce((sum, { dueNowCents }) => sum + dueNowCents, 0);
  const reminded = outcomes.filter(({ outcome }) => outcome === 'reminded').length;
  return (
    <ActionDialog
      action={action}
      title={intl.formatMessage({ id: 'party.remind.title' }, { count })}
      confirmLabel={intl.formatMessage({ id: 'party.remind.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.remind.done' }, { count: reminded })}
      doneText={
        <List
          items={outcomesInWords(parties, outcomes, (outcome) =>
            intl.formatMessage({ id: `party.remind.outcome.${outcome}` }),
          )}
        />
      }
      onClosed={onClosed}
    >
      <Stack gap="s">
        <Text>
          <FormattedMessage
            id="party.remind.due"
            values={{
              count: owing.length,
              amount: <Money cents={dueCents} currency={parties[0]?.currency ?? 'USD'} showCents="always" />,
            }}
          />
        </Text>
        <Text>
          <FormattedMessage id="party.remind.text" />
        </Text>
      </Stack>
    </ActionDialog>
  );
}
