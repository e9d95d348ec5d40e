import { Alert, Board, Button, EmptyState, Inline, Stack, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import type { Room } from '#rules/rooming';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { RoomForm } from './lazy-room-form.tsx';
import { RemoveRoom } from './remove-room.tsx';
import { placeOf } from './port/room-in-words.ts';
import { bedsInWords, roomFeatures } from './port/rooming-words.ts';

/** The rooms of the center, which each event copies and may change for itself. */
export function CenterRooms({ loaded, title }: { loaded: readonly Room[]; title: string }) {
  const intl = useIntl();
  const [rooms, setRooms] = useState(loaded);
  const [form, setForm] = useState<{ readonly room?: Room }>();
  const [removed, setRemoved] = useState<Room>();
  const [failure, setFailure] = useState<unknown>();
  const reload = async () => {
    setFailure(undefined);
    try {
      setRooms((await dataOf(createApi().GET('/rooms'))).items);
    } catch (error) {
      setFailure(error);
    }
  };
  const add = (
    <Button
      tone="primary"
      onPress={() => {
        setForm({});
      }}
    >
      <FormattedMessage id="rooming.addRooms" />
    </Button>
  );
  return (
    <WorkspacePage
      title={title}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'desk.title' }), href: desk.list },
      ]}
    >
      <Stack gap="m">
        {failure !== undefined && (
          <Alert
            tone="critical"
            announce
            actions={
              <Button onPress={() => void reload()}>
                <FormattedMessage id="form.tryAgain" />
              </Button>
            }
          >
            {failureText(intl, failure)}
          </Alert>
        )}
        {rooms.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'rooming.center.none' })} actions={add}>
            <FormattedMessage id="rooming.center.text" />
          </EmptyState>
        ) : (
          <>
            <Inline gap="s">{add}</Inline>
            <Board
              label={intl.formatMessage({ id: 'rooming.rooms' })}
              moveLabel={intl.formatMessage({ id: 'rooming.moveTo' })}
              lists={rooms.map((room) => ({
                id: room.id,
                title: intl.formatMessage({ id: 'rooming.room' }, { name: room.name }),
                group: placeOf(intl, room),
                details: roomFeatures(intl, room),
                slots: [{ id: 'beds', emptyText: bedsInWords(intl, room) }],
                actions: [
                  {
                    id: 'edit',
                    label: intl.formatMessage({ id: 'rooming.editRoom' }),
                    onAction: () => {
                      setForm({ room });
                    },
                  },
                  {
                    id: 'delete',
                    label: intl.formatMessage({ id: 'rooming.deleteRoom' }),
                    tone: 'critical',
                    onAction: () => {
                      setRemoved(room);
                    },
                  },
                ],
              }))}
            />
          </>
        )}
        <Suspense fallback={null}>
          {removed && (
            <RemoveRoom
              room={removed}
              isOfEvent={false}
              onClosed={() => {
                setRemoved(undefined);
                void reload();
              }}
            />
          )}
          {form && (
            <RoomForm
              room={form.room}
              onClose={() => {
                setForm(undefined);
              }}
              onSaved={() => {
                setForm(undefined);
                void reload();
              }}
            />
          )}
        </Suspense>
      </Stack>
    </WorkspacePage>
  );
}
