import { Text, type DataTableSelection } from '#design-system';
import { mostChosen, mostReleases, mostReminders } from '#contract/limits';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../../platform/client/client.ts';
import { saveFile } from '../../../platform/client/save-file.ts';
import { useSite } from '../../../platform/shell/site.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { CloseChosen, useClosing } from './close-chosen.tsx';
import { contactName } from './outcomes.ts';
import { partiesFile } from './parties-file.ts';
import { ReleaseChosen, useRelease } from './release-chosen.tsx';
import { RemindChosen, useReminder } from './remind-chosen.tsx';
import { RemindSignatures, useSignatureReminder } from './remind-signatures.tsx';

type Summary = Schemas['RegistrationSummary'];

/** The most parties for which all actions are available. */
const most = Math.min(mostChosen, mostReleases, mostReminders);

/** The message that names an action on all selected parties. */
type BulkAction =
  | 'party.release'
  | 'party.remind'
  | 'party.remindSignatures'
  | 'party.closeChosen'
  | 'party.print'
  | 'party.export';

interface ChosenInput {
  /** The columns that the list shows. */
  columns: readonly { id: string; header: string }[];
  /** The list shows parties whose places can be given back. */
  mayRelease: boolean;
  /** The events that have ended or are canceled: their parties can be closed. */
  endedEvents: ReadonlySet<string>;
}

interface Chosen {
  parties: readonly Summary[];
  release: ReturnType<typeof useRelease>;
  reminder: ReturnType<typeof useReminder>;
  signatures: ReturnType<typeof useSignatureReminder>;
  closing: ReturnType<typeof useClosing>;
  selection: DataTableSelection<Summary>;
  /** Clears the selection. */
  clear: () => void;
}

/**
 * The selected parties from all pages, and the actions on them.
 * @param shown the parties on the open page
 */
export function useChosen(shown: readonly Summary[], { columns, mayRelease, endedEvents }: ChosenInput): Chosen {
  const intl = useIntl();
  const navigate = useNavigate();
  const { timeZone } = useSite();
  const [selected, select] = useState<readonly Summary[]>([]);
  // Parties on the open page are newer than those selected earlier.
  const known = new Map([...selected, ...shown].map((party) => [party.id, party]));
  const parties = selected.map((party) => known.get(party.id) ?? party);
  const release = useRelease(parties);
  const reminder = useReminder(parties);
  const signatures = useSignatureReminder(parties);
  const closing = useClosing(parties);
  const count = parties.length;
  const label = (id: BulkAction) => intl.formatMessage({ id }, { count });
  return {
    parties,
    release,
    reminder,
    signatures,
    closing,
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
        ...(count <= most
          ? [
              { id: 'remind', label: label('party.remind'), onPress: reminder.action.ask },
              { id: 'remindSignatures', label: label('party.remindSignatures'), onPress: signatures.action.ask },
            ]
          : []),
        ...(count <= most && parties.some(({ eventId }) => endedEvents.has(eventId))
          ? [{ id: 'close', label: label('party.closeChosen'), onPress: closing.action.ask }]
          : []),
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
            const file = partiesFile(intl, columns, parties, timeZone);
            saveFile(`${intl.formatMessage({ id: 'party.export.file' })}.csv`, file);
          },
        },
      ],
    },
    clear: () => {
      select([]);
    },
  };
}

/** The dialogs that ask before an action on the selected parties and show its outcome. */
export function ChosenDialogs({
  chosen: { parties, release, reminder, signatures, closing, clear },
}: {
  chosen: Chosen;
}) {
  return (
    <>
      {parties.length > most && (
        <Text>
          <FormattedMessage id="party.release.tooMany" values={{ most }} />
        </Text>
      )}
      <ReleaseChosen chosen={release} parties={parties} onClosed={clear} />
      <RemindChosen chosen={reminder} parties={parties} onClosed={clear} />
      <RemindSignatures chosen={signatures} parties={parties} onClosed={clear} />
      <CloseChosen chosen={closing} parties={parties} onClosed={clear} />
    </>
  );
}
