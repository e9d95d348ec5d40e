import type { ReactElement } from 'react';
import { InLanguages } from '../../private/InLanguages/InLanguages.tsx';
import type { SheetWords } from '../../private/InLanguages/InLanguages.tsx';
import { papers } from '../../theme/paper.css.ts';
import { about as aboutStyle, card, cards as cardsStyle, head, names, place, rooms } from './DoorCardSheet.css.ts';

export type DoorCard = {
  id: string;
  /** The name of the room, such as its number. */
  room: string;
  /** The location, such as house and floor. */
  place: SheetWords;
  /** The names of the people in the room; an empty list means an empty room. */
  people: readonly { id: string; name: string }[];
};

export type DoorCardSheetProps = {
  cards: readonly DoorCard[];
  /** The lines below the names on every card, such as the event and its dates. */
  about: readonly SheetWords[];
  /** @default 'letter' */
  paper?: keyof typeof papers;
};

function sizeOf(room: string): keyof typeof rooms {
  if (room.length <= 8) return 'short';
  return room.length <= 16 ? 'long' : 'longest';
}

function sizeOfNames({ people }: DoorCard): keyof typeof names {
  if (people.length <= 4) return 'few';
  return people.length <= 10 ? 'some' : 'many';
}

/** Cards for the doors of rooms, two to a page, to be cut apart. */
export function DoorCardSheet({ cards, about, paper = 'letter' }: DoorCardSheetProps): ReactElement {
  return (
    <ul className={`${cardsStyle} ${papers[paper]}`}>
      {cards.map((door) => (
        <li key={door.id} className={card}>
          <p className={head}>
            <span className={rooms[sizeOf(door.room)]}>{door.room}</span>
            <span className={place}>
              <InLanguages words={door.place} />
            </span>
          </p>
          <ul className={names[sizeOfNames(door)]}>
            {door.people.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <p className={aboutStyle}>
            {about.map((words, index) => (
              <span key={words.map(({ text }) => text).join()}>
                {index > 0 && <br />}
                <InLanguages words={words} />
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
