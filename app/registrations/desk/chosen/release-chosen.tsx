import { List } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction, type Action } from '../../../platform/actions/use-action.ts';
import { outcomesInWords } from './outcomes.ts';

type Summary = Schemas['RegistrationSummary'];
type Released = Schemas['ReleaseResult']['items'];

/** Giving back the places of the selected parties. */
interface Release {
  action: Action;
  /** What became of each, once it is done. */
  outcomes: Released;
}

/** Gives back the places of these parties at once. */
export function useRelease(parties: readonly Summary[]): Release {
  const [outcomes, setOutcomes] = useState<Released>([]);
  const action = useAction(async () => {
    const { items } = await dataOf(
      createApi().POST('/registration-releases', { body: { registrationIds: parties.map(({ id }) => id) } }),
    );
    setOutcomes(items);
  });
  return { action, outcomes };
}

interface ReleaseChosenProps {
  release: Release;
  parties: readonly Summary[];
  onClosed: () => void;
}

/** Asks before the places are given back, and says what became of each party. */
export function ReleaseChosen({ release: { action, outcomes }, parties, onClosed }: ReleaseChosenProps) {
  const intl = useIntl();
  const count = parties.length;
  const released = outcomes.filter(({ outcome }) => outcome === 'released').length;
  return (
    <ActionDialog
      action={action}
      tone="critical"
      title={intl.formatMessage({ id: 'party.release.title' }, { count })}
      confirmLabel={intl.formatMessage({ id: 'party.release.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.release.done' }, { count: released })}
      doneText={
        <List
          items={outcomesInWords(parties, outcomes, (outcome) =>
            intl.formatMessage({ id: `party.release.outcome.${outcome}` }),
          )}
        />
      }
      onClosed={onClosed}
    >
      <FormattedMessage id="party.release.text" values={{ count }} />
    </ActionDialog>
  );
}
