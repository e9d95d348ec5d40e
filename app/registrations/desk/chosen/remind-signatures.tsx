import { List } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction, type Action } from '../../../platform/actions/use-action.ts';
import { outcomesInWords } from './outcomes.ts';

type Summary = Schemas['RegistrationSummary'];
type Reminded = Schemas['SignatureReminderResult']['items'];

/** Reminding the selected parties of missing signatures. */
interface SignatureReminder {
  action: Action;
  /** What became of each, once it is done. */
  outcomes: Reminded;
}

/** Reminds these parties of the signatures that are missing. */
export function useSignatureReminder(parties: readonly Summary[]): SignatureReminder {
  const [outcomes, setOutcomes] = useState<Reminded>([]);
  const action = useAction(async () => {
    const { items } = await dataOf(
      createApi().POST('/signature-reminders', { body: { registrationIds: parties.map(({ id }) => id) } }),
    );
    setOutcomes(items);
  });
  return { action, outcomes };
}

interface RemindSignaturesProps {
  reminder: SignatureReminder;
  parties: readonly Summary[];
  onClosed: () => void;
}

/** Says who gets an email before it is sent, and afterwards what became of each party. */
export function RemindSignatures({ reminder: { action, outcomes }, parties, onClosed }: RemindSignaturesProps) {
  const intl = useIntl();
  const reminded = outcomes.filter(({ outcome }) => outcome === 'reminded').length;
  return (
    <ActionDialog
      action={action}
      title={intl.formatMessage({ id: 'party.remindSignatures.title' }, { count: parties.length })}
      confirmLabel={intl.formatMessage({ id: 'party.remind.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.remind.done' }, { count: reminded })}
      doneText={
        <List
          items={outcomesInWords(parties, outcomes, (outcome) =>
            intl.formatMessage({ id: `party.remindSignatures.outcome.${outcome}` }),
          )}
        />
      }
      onClosed={onClosed}
    >
      <FormattedMessage id="party.remindSignatures.text" />
    </ActionDialog>
  );
}
