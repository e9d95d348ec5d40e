import { Emphasis, SheetTable, Stack, type SheetColumn, type SheetWords } from '#design-system';
import { bedSpaces, capacityOf, isToddler, type Room } from '#rules/rooming';
import { bedsInWords, roomFeatures, spaceLabel } from '../../rooming/port/rooming-words.ts';
import { placeOf } from '../../rooming/port/room-in-words.ts';
import { byLastName, guestsOf, runningHead, Sheet, wordsOf, type Guest, type SheetKit } from '../sheet-kit.tsx';
import { peopleColumns } from './people-columns.tsx';

/** A bed space and its occupant; someone who shares a bed, or has none, has no space. */
interface Bed {
  readonly id: string;
  readonly label: SheetWords;
  readonly guest?: Guest | undefined;
}

function bedsOf({ say }: SheetKit, room: Room, inside: readonly Guest[]): Bed[] {
  // A room that is out of service has no free beds to offer.
  const spaces = bedSpaces(room.beds).filter(
    ({ space }) => !room.isOutOfService || inside.some(({ bed }) => bed?.space === space),
  );
  const withoutSpace = inside.filter(({ bed }) => bed?.space === undefined);
  return [
    ...spaces.map(({ space }) => ({
      id: `${room.id} ${String(space)}`,
      label: say((intl) => spaceLabel(intl, room, space)),
      guest: inside.find(({ bed }) => bed?.space === space),
    })),
    ...withoutSpace.map((guest) => ({
      id: guest.id,
      label: say((intl) => intl.formatMessage({ id: isToddler(guest) ? 'packet.rooms.shares' : 'packet.rooms.noBed' })),
      guest,
    })),
  ];
}

/** Groups rooms by a key and keeps their order. */
const groupsOf = (rooms: readonly Room[], keyOf: (room: Room) => string) => [...Map.groupBy(rooms, keyOf).values()];

/** The rooms of one floor, with the person in each bed. */
function FloorTable({ kit, rooms, guests }: { kit: SheetKit; rooms: readonly Room[]; guests: readonly Guest[] }) {
  const { say } = kit;
  const insideOf = (room: Room) => guests.filter(({ bed }) => bed?.roomId === room.id);
  const [first] = rooms;
  if (!first) return null;
  const people = rooms.flatMap(insideOf);
  const beds = rooms.reduce((sum, room) => sum + (room.isOutOfService ? 0 : capacityOf(room)), 0);
  const freeBeds = Math.max(0, beds - people.filter((person) => !isToddler(person)).length);
  const free = wordsOf(say((intl) => intl.formatMessage({ id: 'packet.rooms.free' })));
  const columns: SheetColumn<Bed>[] = [
    {
      id: 'bed',
      header: say((intl) => intl.formatMessage({ id: 'packet.column.bed' })),
      cell: ({ label }) => wordsOf(label),
    },
    {
      id: 'name',
      header: say((intl) => intl.formatMessage({ id: 'packet.column.name' })),
      kind: 'name',
      // Italics mark a free bed; names are never in italics.
      cell: ({ guest }) => (guest ? byLastName(guest) : <Emphasis>{free}</Emphasis>),
    },
    {
      id: 'age',
      header: say((intl) => intl.formatMessage({ id: 'field.age' })),
      kind: 'number',
      cell: ({ guest }) => guest?.age,
    },
    {
      id: 'reference',
      header: say((intl) => intl.formatMessage({ id: 'confirmation.reference' })),
      cell: ({ guest }) => guest?.party.reference,
    },
    ...peopleColumns(kit).stepFree.map(({ cell, ...column }) => ({
      ...column,
      cell: ({ guest }: Bed) => guest && cell(guest),
    })),
  ];
  return (
    <SheetTable<Bed>
      caption={say((intl) =>
        intl.formatMessage(
          { id: 'packet.rooms.house' },
          { place: placeOf(intl, first), rooms: rooms.length, people: people.length, free: freeBeds },
        ),
      )}
      columns={columns}
      groups={rooms.map((room) => ({
        id: room.id,
        heading: wordsOf(
          say((intl) =>
            [
              intl.formatMessage({ id: 'rooming.room' }, { name: room.name }),
              bedsInWords(intl, room),
              roomFeatures(intl, room),
            ]
              .filter(Boolean)
              .join(' · '),
          ),
        ),
        rows: bedsOf(kit, room, insideOf(room)),
      }))}
      rowId={({ id }) => id}
      keepsGroups
      runningHead={runningHead(kit, 'rooms')}
    />
  );
}

/** Each house on its own pages: every room with its beds, occupants and free beds; at the end, the people without a bed. */
export function RoomsSheet({ kit }: { kit: SheetKit }) {
  const { packet, say } = kit;
  const guests = guestsOf(kit);
  const unplaced = guests.filter(({ needsBed, bed }) => needsBed && bed === undefined);
  const { name, age, reference, stepFree } = peopleColumns(kit);
  return (
    <>
      {groupsOf(packet.rooms, ({ house }) => house).map((rooms) => (
        <Sheet key={rooms[0]?.house} kit={kit} page="rooms">
          <Stack gap="l">
            {groupsOf(rooms, ({ floor = '' }) => floor).map((onFloor) => (
              <FloorTable key={onFloor[0]?.id} kit={kit} rooms={onFloor} guests={guests} />
            ))}
          </Stack>
        </Sheet>
      ))}
      {(unplaced.length > 0 || packet.rooms.length === 0) && (
        <Sheet kit={kit} page="rooms">
          <SheetTable<Guest>
            caption={say((intl) =>
              packet.rooms.length === 0
                ? intl.formatMessage({ id: 'packet.rooms.none' })
                : intl.formatMessage({ id: 'packet.rooms.unplaced' }, { count: unplaced.length }),
            )}
            columns={[name, age, reference, ...stepFree]}
            groups={[{ id: 'all', rows: unplaced }]}
            rowId={({ id }) => id}
            runningHead={runningHead(kit, 'rooms')}
          />
        </Sheet>
      )}
    </>
  );
}
