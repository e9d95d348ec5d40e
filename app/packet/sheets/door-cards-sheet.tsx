import { DoorCardSheet, Text } from '#design-system';
import { FormattedMessage } from 'react-intl';
import { eventDates } from '../../events/port/event-dates.ts';
import { placeOf } from '../../rooming/port/room-in-words.ts';
import { eventWords, guestsOf, madeWords, Sheet, type SheetKit } from '../sheet-kit.tsx';

/** A card for each occupied room; without a sheet heading, so that two fit on a page. */
export function DoorCardsSheet({ kit }: { kit: SheetKit }) {
  const { packet, choices, say } = kit;
  const guests = guestsOf(kit);
  const cards = packet.rooms.map((room) => ({
    id: room.id,
    room: room.name,
    place: say((intl) => placeOf(intl, room)),
    people: guests.filter(({ bed }) => bed?.roomId === room.id).map(({ id, firstName }) => ({ id, name: firstName })),
  }));
  const used = cards.filter(({ people }) => people.length > 0);
  if (used.length === 0)
    return (
      <Sheet kit={kit} page="doorCards">
        <Text>
          <FormattedMessage id="packet.rooms.nobody" />
        </Text>
      </Sheet>
    );
  return (
    <DoorCardSheet
      cards={used}
      about={[eventWords(kit), say((intl) => eventDates(intl, packet.event)), madeWords(kit)]}
      paper={choices.paper}
    />
  );
}
