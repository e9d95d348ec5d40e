import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { useChosenAction, type ChosenAction } from './chosen-action.ts';
import { ChosenDialog, type ChosenDialogProps } from './chosen-dialog.tsx';

type Outcome = Schemas['SignatureReminderResult']['items'][number]['outcome'];

/** Reminds these parties of the signatures that are missing. */
export function useSignatureReminder(parties: readonly Schemas['RegistrationSummary'][]): ChosenAction<Outcome> {
  return useChosenAction(parties, (body) => dataOf(createApi().POST('/signature-reminders', { body })));
}

/** Shows who gets an email before it is sent, then the outcome for each party. */
export function RemindSignatures(props: ChosenDialogProps<Outcome>) {
  const intl = useIntl();
  const { parties } = props;
  return (
    <ChosenDialog
      {...props}
      title={intl.formatMessage({ id: 'party.remindSignatures.title' }, { count: parties.length })}
      confirmLabel={intl.formatMessage({ id: 'party.remind.confirm' })}
      wanted="reminded"
      doneTitle={(count) => intl.formatMessage({ id: 'party.remind.done' }, { count })}
      outcomeText={(outcome) => intl.formatMessage({ id: `party.remindSignatures.outcome.${outcome}` })}
    >
      <FormattedMessage id="party.remindSignatures.text" />
    </ChosenDialog>
  );
}
