import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { useChosenAction, type ChosenAction } from './chosen-action.ts';
import { AmountOwed, ChosenDialog, type ChosenDialogProps } from './chosen-dialog.tsx';

type Outcome = Schemas['BalanceReminderResult']['items'][number]['outcome'];

/** Reminds these parties of what is due now. */
export function useReminder(parties: readonly Schemas['RegistrationSummary'][]): ChosenAction<Outcome> {
  return useChosenAction(parties, (body) => dataOf(createApi().POST('/balance-reminders', { body })));
}

/** Shows how many parties owe how much before they are reminded, then the outcome for each. */
export function RemindChosen(props: ChosenDialogProps<Outcome>) {
  const intl = useIntl();
  const { parties } = props;
  return (
    <ChosenDialog
      {...props}
      title={intl.formatMessage({ id: 'party.remind.title' }, { count: parties.length })}
      confirmLabel={intl.formatMessage({ id: 'party.remind.confirm' })}
      wanted="reminded"
      doneTitle={(count) => intl.formatMessage({ id: 'party.remind.done' }, { count })}
      outcomeText={(outcome) => intl.formatMessage({ id: `party.remind.outcome.${outcome}` })}
    >
      <AmountOwed id="party.remind" parties={parties} owed={({ dueNowCents }) => dueNowCents} />
    </ChosenDialog>
  );
}
