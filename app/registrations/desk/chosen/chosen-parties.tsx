import { Text, type DataTableSelection } from '#design-system';
import { mostReleases, mostReminders } from '#contract/limits';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../../platform/client/client.ts';
import { saveFile } from '../../../platform/client/save-file.ts';
import { desk } from '../addresses.ts';
import { contactName } from './outcomes.ts';
import { partiesFile } from './parties-file.ts';
import { ReleaseChosen, useRelease } from './release-chosen.tsx';
import { RemindChosen, useReminder } from './remind-chosen.tsx';

type Summary = Schemas['RegistrationSummary'];

/** As many as can be released and reminded at once. */
const most = Math.min(mostReleases, mostReminders);

interface ChosenInput {
  /** The columns that the list shows. */
  columns: readonly { id: string; header: string }[];
  /** The list shows parties whose places can be given back. */
  mayRelease: boolean;
}

interface Chosen {
  parties: readonly Summary[];
  release: ReturnType<typeof useRelease>;
  reminder: ReturnType<typeof useReminder>;
  selection: DataTableSelection<Summary>;
  /** Selects none any more. */
  clear: () => void;
}

/**
 * The parties that are selected, on whatever page, and what can be done with all of them.
 * @param shown the parties on the open page
 */
export function useChosen(shown: readonly Summary[], { columns, mayRelease }: ChosenInput): Chosen {
  const intl = useIntl();
  const navigate = useNavigate();
  const [selected, select] = useState<readonly Summary[]>([]);
  // What is shown is newer than what was selected before.
  const known = new Map([...selected, ...shown].map((party) => [party.id, party]));
  const parties = selected.map((party) => known.get(party.id) ?? party);
  const release = useRelease(parties);
  const reminder = useReminder(parties);
  const count = parties.length;
  const label = (id: 'party.release' | 'party.remind' | 'party.print' | 'party.export') =>
    intl.formatMessage({ id }, { count });
  return {
    parties,
    release,
    reminder,
    selection: {
      selectedIds: parties.map(({ id }) => id),
      onChange: (ids) => {
        select(ids.flatMap((id) => known.get(id) ?? []));
      },
      rowName: contactName,
      actions: [
        ...(mayRelease && count <= most
          ? [{ id: 'release', label: label('party.release'), onPress: release.action.ask }]
          : []),
        ...(count <= most ? [{ id: 'remind', label: label('party.remind'), onPress: reminder.action.ask }] : []),
        {
          id: 'print',
          label: label('party.print'),
          onPress: () => {
            void navigate(desk.chosen, { state: { parties } });
          },
        },
        {
          id: 'export',
          label: label('party.export'),
          onPress: () => {
            saveFile(`${intl.formatMessage({ id: 'party.export.file' })}.csv`, partiesFile(intl, columns, parties));
          },
        },
      ],
    },
    clear: () => {
      select([]);
    },
  };
}

/** What is asked before something is done with the selected parties, and what came of it. */
export function ChosenDialogs({ chosen: { parties, release, reminder, clear } }: { chosen: Chosen }) {
  return (
    <>
      {parties.length > most && (
        <Text>
          <FormattedMessage id="party.release.tooMany" values={{ most }} />
        </Text>
      )}
      <ReleaseChosen release={release} parties={parties} onClosed={clear} />
      <RemindChosen reminder={reminder} parties={parties} onClosed={clear} />
    </>
  );
}
