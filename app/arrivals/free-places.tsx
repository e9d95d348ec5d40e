import { Button, Text } from '#design-system';
import { mayFreePlaces, type DoorParty } from '#rules/arrivals';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../platform/actions/action-dialog.tsx';
import { useAction } from '../platform/actions/use-action.ts';
import { createApi, dataOf } from '../platform/client/client.ts';
import { keepFocus } from '../platform/forms/keep-focus.ts';
import { partyStart } from './party-start.ts';

interface FreePlacesProps {
  party: DoorParty;
  /** Whether records about the party wait to be sent. The server knows nothing about them. */
  hasUnsent: boolean;
  /** Called after the server has answered or could not. */
  onAnswer: () => void;
}

/** Releases the places of people who are not coming; nothing else does. */
export function FreePlaces({ party, hasUnsent, onAnswer }: FreePlacesProps) {
  const intl = useIntl();
  const { id, version, people } = party;
  const absent = people.filter(({ notComingAt }) => notComingAt);
  const canFree = mayFreePlaces(party, { absent: absent.length, people: people.length });
  const count = canFree ? absent.filter(({ isPlaceFreed }) => !isPlaceFreed).length : 0;
  const request = { params: { path: { registrationId: id } }, body: { version, notComing: absent.length } };
  const action = useAction(() =>
    dataOf(createApi().POST('/registrations/{registrationId}/freed-places', request)).finally(onAnswer),
  );
  if (count === 0 && !action.isAsked) return null;
  if (hasUnsent && !action.isAsked)
    return (
      <Text tone="muted" size="small">
        <FormattedMessage id="door.free.unsent" values={{ count }} />
      </Text>
    );
  return (
    <>
      <Button onPress={action.ask}>
        <FormattedMessage id="door.free" values={{ count }} />
      </Button>
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: 'door.free.ask' })}
        confirmLabel={intl.formatMessage({ id: 'door.free.confirm' })}
        doneTitle={intl.formatMessage({ id: 'door.free.done' })}
        doneText={intl.formatMessage({ id: 'door.free.doneText' })}
        onClosed={() => {
          keepFocus(partyStart);
        }}
      >
        <FormattedMessage id={count === people.length ? 'door.free.textAll' : 'door.free.text'} values={{ count }} />
      </ActionDialog>
    </>
  );
}
