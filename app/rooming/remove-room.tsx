import { Text } from '#design-system';
import type { Room } from '#rules/rooming';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../platform/actions/action-dialog.tsx';
import { useAction } from '../platform/actions/use-action.ts';
import { createApi, dataOf } from '../platform/client/client.ts';

interface RemoveRoomProps {
  room: Room;
  /** Whether it is a room of an event; future events copy those of the center. */
  isOfEvent: boolean;
  onClosed: (isRemoved: boolean) => void;
}

/** Asks before a room is removed, which cannot be undone. */
export function RemoveRoom({ room: { id, version, name, house }, isOfEvent, onClosed }: RemoveRoomProps) {
  const intl = useIntl();
  const action = useAction(() =>
    dataOf(createApi().DELETE('/rooms/{roomId}', { params: { path: { roomId: id }, query: { version } } })),
  );
  return (
    <ActionDialog
      action={{
        ...action,
        isAsked: true,
        dismiss: () => {
          action.dismiss();
          if (!action.outcome) onClosed(false);
        },
      }}
      tone="critical"
      title={intl.formatMessage({ id: 'rooming.remove.title' }, { name, house })}
      confirmLabel={intl.formatMessage({ id: 'rooming.deleteRoom' })}
      doneTitle={intl.formatMessage({ id: 'rooming.remove.done' })}
      doneText={intl.formatMessage({ id: 'rooming.remove.doneText' }, { name, house })}
      onClosed={() => {
        onClosed(true);
      }}
    >
      <Text>
        <FormattedMessage id={isOfEvent ? 'rooming.remove.ofEvent' : 'rooming.remove.ofCenter'} />
      </Text>
    </ActionDialog>
  );
}
