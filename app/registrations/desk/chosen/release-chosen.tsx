import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { useChosenAction, type ChosenAction } from './chosen-action.ts';
import { ChosenDialog, type ChosenDialogProps } from './chosen-dialog.tsx';

type Outcome = Schemas['ReleaseResult']['items'][number]['outcome'];

/** Releases the places of these parties at once. */
export function useRelease(parties: readonly Schemas['RegistrationSummary'][]): ChosenAction<Outcome> {
  return useChosenAction(parties, (body) => dataOf(createApi().POST('/registration-releases', { body })));
}

/** Asks before the places are released, then shows the outcome for each party. */
export function ReleaseChosen(props: ChosenDialogProps<Outcome>) {
  const intl = useIntl();
  const { parties } = props;
  return (
    <ChosenDialog
      {...props}
      tone="critical"
      title={intl.formatMessage({ id: 'party.release.title' }, { count: parties.length })}
      confirmLabel={intl.formatMessage({ id: 'party.release.confirm' })}
      wanted="released"
      doneTitle={(count) => intl.formatMessage({ id: 'party.release.done' }, { count })}
      outcomeText={(outcome) => intl.formatMessage({ id: `party.release.outcome.${outcome}` })}
    >
      <FormattedMessage id="party.release.text" values={{ count: parties.length }} />
    </ChosenDialog>
  );
}
