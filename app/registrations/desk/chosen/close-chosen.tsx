import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { useChosenAction, type ChosenAction } from './chosen-action.ts';
import { AmountOwed, ChosenDialog, type ChosenDialogProps } from './chosen-dialog.tsx';

type Outcome = Schemas['ClosureResult']['items'][number]['outcome'];

/** Closes these parties, whose events have ended. */
export function useClosing(parties: readonly Schemas['RegistrationSummary'][]): ChosenAction<Outcome> {
  return useChosenAction(parties, (body) => dataOf(createApi().POST('/registration-closures', { body })));
}

/** Shows the amount still owed before parties are closed, then the outcome for each. */
export function CloseChosen(props: ChosenDialogProps<Outcome>) {
  const intl = useIntl();
  const { parties } = props;
  return (
    <ChosenDialog
      {...props}
      title={intl.formatMessage({ id: 'party.closeChosen.title' }, { count: parties.length })}
      confirmLabel={intl.formatMessage({ id: 'party.closeChosen.confirm' })}
      wanted="closed"
      doneTitle={(count) => intl.formatMessage({ id: 'party.closeChosen.done' }, { count })}
      outcomeText={(outcome) => intl.formatMessage({ id: `party.closeChosen.outcome.${outcome}` })}
    >
      <AmountOwed id="party.closeChosen" parties={parties} owed={({ balanceCents }) => balanceCents} />
    </ChosenDialog>
  );
}
