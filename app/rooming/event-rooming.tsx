import {
  Alert,
  Board,
  Button,
  cardFocusId,
  EmptyState,
  Inline,
  LinkButton,
  listFocusId,
  Select,
  Stack,
  Text,
  useAnnounce,
  WorkspacePage,
} from '#design-system';
import { furtherScreens } from '#rules/access';
import { groupPeople, roomingProblems, type Room, type RoomingPerson } from '#rules/rooming';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { eventDates } from '../events/port/event-dates.ts';
import { createApi, dataOf } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { createRoomLists, type BoardActions, type BoardNow } from './board/board-lists.ts';
import { destinationsOf, stepTo } from './board/destinations.ts';
import { createLatest } from './board/latest.ts';
import { RoomForm } from './lazy-room-form.tsx';
import { RemoveRoom } from './remove-room.tsx';
import { RoomingNotes } from './rooming-notes.tsx';
import { centerRoomsPath } from '../platform/addresses/rooming-address.ts';
import { failureInWords, isShown, newProblems, shownRooms, type ShownRooms } from './port/rooming-words.ts';
import { stepFailureText, stepText } from './step-words.ts';
import { Unplaced, unplacedId } from './unplaced.tsx';
import { useRooming, type Rooming, type RoomingChange } from './use-rooming.ts';

/** The title of the page of an event. */
export function roomingTitle(intl: IntlShape, rooming: Rooming | undefined): string {
  // Until the data is there, the title has no event.
  if (!rooming) return intl.formatMessage({ id: 'rooming.rooms' });
  const { names } = rooming.event;
  const event = intl.locale.startsWith('es') ? names.es : names.en;
  return intl.formatMessage({ id: 'desk.rooming' }, { event });
}

/** The people of an event and its rooms: who sleeps where. */
export function EventRooming({ loaded, title }: { loaded: Rooming; title: string }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { language } = useLanguage();
  const { state, failure, isPending, change, refresh, show } = useRooming(loaded);
  const [form, setForm] = useState<{ readonly room?: Room }>();
  const [removed, setRemoved] = useState<Room>();
  const [roomFailure, setRoomFailure] = useState<unknown>();
  const { event, rooms, people } = state;
  const problems = useMemo(() => roomingProblems(rooms, people), [rooms, people]);
  const destinations = useMemo(() => destinationsOf(intl, rooms, people), [intl, rooms, people]);
  const [shown, setShown] = useState<ShownRooms>('all');

  /** Takes a step, announces it, and moves the focus to the next element. */
  const take = async (step: RoomingChange, moved: readonly RoomingPerson[]) => {
    const ids = new Set(moved.map(({ id }) => id));
    const taken = await change(step);
    if (!taken) return;
    const { before, after, isLast } = taken;
    const brought = newProblems(
      intl,
      roomingProblems(before.rooms, before.people),
      roomingProblems(after.rooms, after.people),
      after.people,
    );
    const from = before.people.filter(({ id }) => ids.has(id));
    announce(`${stepText(intl, step, from, before.rooms)} ${brought}`.trim());
    // Someone who has already taken the next step keeps the focus where it is.
    if (!isLast) return;
    const waiting = before.people.filter(({ placement }) => placement === undefined);
    const position = waiting.findIndex(({ id }) => ids.has(id));
    const next = waiting.slice(position).find(({ id }) => !ids.has(id));
    const target = position < 0 ? (moved[0]?.id ?? '') : (next?.id ?? '');
    requestAnimationFrame(() => {
      // On a phone a card may be in a list that is closed.
      [cardFocusId(target), listFocusId(step.roomId ?? ''), unplacedId]
        .map((id) => document.getElementById(id))
        .find((element) => element?.checkVisibility())
        ?.focus();
    });
  };
  const onRooms = async (act: () => Promise<unknown>) => {
    setRoomFailure(undefined);
    try {
      await act();
      await refresh();
    } catch (error) {
      setRoomFailure(error);
    }
  };
  const actions: BoardActions = {
    take: (step, moved) => void take(step, moved),
    editRoom: (room) => {
      setForm({ room });
    },
    removeRoom: setRemoved,
  };
  const [latest] = useState(() => createLatest<BoardNow>({ people, destinations, actions }));
  useEffect(() => {
    latest.set({ people, destinations, actions });
  });
  const now = latest.get;
  const listOf = useMemo(() => createRoomLists(intl, now), [intl, now]);
  const lists = useMemo(() => {
    const inside = groupPeople(people, ({ placement }) => placement?.roomId ?? '');
    return rooms
      .filter((room) => isShown(shown, room, people, problems))
      .map((room) => {
        const own = problems.filter(({ roomId }) => roomId === room.id);
        return listOf(room, inside.get(room.id) ?? [], own, people);
      });
  }, [rooms, people, problems, shown, listOf]);
  const copy = () =>
    onRooms(async () => {
      const params = { path: { eventId: event.id } };
      show(await dataOf(createApi().POST('/events/{eventId}/rooms', { params })));
    });
  const addRooms = (
    <Button
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
        { label: event.names[language], href: desk.partiesOf(event.id) },
      ]}
      mark={
        <Text tone="muted" size="small">
          {eventDates(intl, event)}
        </Text>
      }
    >
      <Stack gap="m">
        {(failure !== undefined || roomFailure !== undefined) && (
          <Alert tone="critical" announce>
            {failure ? stepFailureText(intl, failure) : failureInWords(intl, roomFailure, 'rooming.center.missing')}
          </Alert>
        )}
        {rooms.length === 0 ? (
          <EmptyState
            title={intl.formatMessage({ id: 'rooming.noRooms' })}
            actions={
              <Inline gap="s">
                <Button tone="primary" onPress={() => void copy()}>
                  <FormattedMessage id="rooming.copy" />
                </Button>
                {addRooms}
                <LinkButton href={centerRoomsPath} tone="secondary">
                  <FormattedMessage id="rooming.center" />
                </LinkButton>
              </Inline>
            }
          >
            <FormattedMessage id="rooming.noRooms.text" />
          </EmptyState>
        ) : (
          <>
            <RoomingNotes
              state={state}
              problems={problems}
              isPending={isPending}
              take={actions.take}
              choice={
                <Select
                  label={intl.formatMessage({ id: 'rooming.shown' })}
                  name="rooming-shown"
                  value={shown}
                  onChange={(value) => {
                    setShown(value as ShownRooms);
                  }}
                  options={shownRooms.map((value) => ({
                    value,
                    label: intl.formatMessage({ id: `rooming.shown.${value}` }),
                  }))}
                />
              }
            />
            <Board
              label={intl.formatMessage({ id: 'rooming.rooms' })}
              moveLabel={intl.formatMessage({ id: 'rooming.moveTo' })}
              emptyText={intl.formatMessage({ id: 'rooming.shown.none' })}
              onMove={(cardId, place) => {
                // The id of a family's card contains the ids of all its members.
                const memberIds = cardId.split(' ');
                const moved = people.filter(({ id }) => memberIds.includes(id));
                actions.take(stepTo(memberIds, place), moved);
              }}
              lists={lists}
              aside={<Unplaced destinations={destinations} people={people} now={now} />}
            />
            <Inline gap="s">
              {addRooms}
              <LinkButton href={centerRoomsPath} tone="secondary">
                <FormattedMessage id="rooming.center" />
              </LinkButton>
            </Inline>
          </>
        )}
        <Suspense fallback={null}>
          {removed && (
            <RemoveRoom
              room={removed}
              isOfEvent
              onClosed={() => {
                setRemoved(undefined);
                void onRooms(() => Promise.resolve());
              }}
            />
          )}
          {form && (
            <RoomForm
              room={form.room}
              eventId={event.id}
              onClose={() => {
                setForm(undefined);
              }}
              onSaved={() => {
                setForm(undefined);
                void onRooms(() => Promise.resolve());
              }}
            />
          )}
        </Suspense>
      </Stack>
    </WorkspacePage>
  );
}
