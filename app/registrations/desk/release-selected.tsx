import { Button, Inline, List, Stack, Text } from '#design-system';
import { mostReleases } from '#contract/limits';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { useAction, type Action } from '../../platform/actions/use-action.ts';

type Summary = Schemas['RegistrationSummary'];
type Released = Schemas['ReleaseResult']['items'];

const nameOf = ({ contactFirstName, contactLastName }: Summary) => `${contactFirstName} ${contactLastName}`;

/** The parties that are selected, on whatever page, and giving back their places. */
interface Release {
  action: Action;
  parties: readonly Summary[];
  /** What became of each, once it is done. */
  outcomes: Released;
  selection: {
    selectedIds: readonly string[];
    onChange: (ids: readonly string[]) => void;
    rowName: (party: Summary) => string;
  };
  /** Selects none any more. */
  clear: () => void;
}

/**
 * Selects parties whose places are to be given back.
 * @param shown the parties on the open page
 */
export function useRelease(shown: readonly Summary[]): Release {
  const [parties, setParties] = useState<readonly Summary[]>([]);
  const [outcomes, setOutcomes] = useState<Released>([]);
  const action = useAction(async () => {
    const { items } = await dataOf(
      createApi().POST('/registration-releases', { body: { registrationIds: parties.map(({ id }) => id) } }),
    );
    setOutcomes(items);
  });
  const known = new Map([...parties, ...shown].map((party) => [party.id, party]));
  return {
    action,
    parties,
    outcomes,
    selection: {
      selectedIds: parties.map(({ id }) => id),
      onChange: (ids) => {
        setParties(ids.flatMap((id) => known.get(id) ?? []));
      },
      rowName: nameOf,
    },
    clear: () => {
      setParties([]);
    },
  };
}

/** Gives back the places of the selected parties at once, after asking, and says what became of each. */
export function ReleaseSelected({ release: { action, parties, outcomes, clear } }: { release: Release }) {
  const intl = useIntl();
  const count = parties.length;
  const isTooMany = count > mostReleases;
  const released = outcomes.filter(({ outcome }) => outcome === 'released').length;
  const outcomeOf = new Map(outcomes.map(({ registrationId, outcome }) => [registrationId, outcome]));
  return (
    <Stack gap="s">
      {isTooMany && (
        <Text>
          <FormattedMessage id="party.release.tooMany" values={{ most: mostReleases }} />
        </Text>
      )}
      {count > 0 && !isTooMany && (
        <Inline gap="s">
          <Button onPress={action.ask}>
            <FormattedMessage id="party.release" values={{ count }} />
          </Button>
        </Inline>
      )}
      <ActionDialog
        action={action}
        tone="critical"
        title={intl.formatMessage({ id: 'party.release.title' }, { count })}
        confirmLabel={intl.formatMessage({ id: 'party.release.confirm' })}
        doneTitle={intl.formatMessage({ id: 'party.release.done' }, { count: released })}
        doneText={
          <List
            items={parties.flatMap((party) => {
              const outcome = outcomeOf.get(party.id);
              return outcome === undefined
                ? []
                : [
                    `${nameOf(party)} (${party.reference}): ${intl.formatMessage({ id: `party.release.outcome.${outcome}` })}`,
                  ];
            })}
          />
        }
        onClosed={clear}
      >
        <FormattedMessage id="party.release.text" values={{ count }} />
      </ActionDialog>
    </Stack>
  );
}
