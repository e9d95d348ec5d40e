import { useState } from 'react';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { movePrayers } from '../desk/prayer-states.tsx';

/** A card, and the state in which it came: Undo returns it there, also when it is prayed again after 'Back'. */
type Card = Schemas['PrayerCard'] & { readonly cameIn: Schemas['PrayerDeskState'] };

const asCard = (card: Schemas['PrayerCard']): Card => ({ ...card, cameIn: card.state });

/** When only this many cards are left, the next ones are loaded. */
const fewLeft = 5;

/** The cards and the position among them. */
interface Cards {
  readonly card: Card | undefined;
  readonly isFirst: boolean;
  readonly isPending: boolean;
  /** The result of the last prayed card; it can be undone until the next one is prayed. */
  readonly outcome: { kind: 'prayed'; name: string } | { kind: 'failed'; error: unknown } | undefined;
  readonly next: () => void;
  readonly back: () => void;
  readonly pray: () => void;
  readonly undo: () => void;
}

/** Goes through the cards one at a time; loads more before they are needed. */
export function useCards(first: readonly Schemas['PrayerCard'][]): Cards {
  const [cards, setCards] = useState(() => first.map(asCard));
  const [position, setPosition] = useState(0);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Cards['outcome']>();
  const [prayed, setPrayed] = useState<Card>();
  const card = cards[position];

  const fetchMore = async (known: readonly Card[]) => {
    const after = known.at(-1)?.id;
    if (after === undefined) return;
    try {
      const { items } = await dataOf(createApi().GET('/prayer-cards', { params: { query: { after } } }));
      setCards((shown) => [...shown, ...items.filter(({ id }) => !shown.some((other) => other.id === id)).map(asCard)]);
    } catch {
      // The loaded cards come first; the next turn requests more again.
    }
  };
  const turnTo = (to: number) => {
    setPosition(Math.min(Math.max(to, 0), cards.length));
    if (cards.length - to === fewLeft || to >= cards.length - 1) void fetchMore(cards);
  };
  const move = async (moved: Card, state: Schemas['PrayerDeskState']) => {
    setPending(true);
    setOutcome(undefined);
    try {
      const { items } = await movePrayers(state, [{ id: moved.id, version: moved.version }]);
      const version = items[0]?.version ?? moved.version;
      setCards((shown) => shown.map((other) => (other.id === moved.id ? { ...other, version, state } : other)));
      setPending(false);
      return { ...moved, version };
    } catch (error) {
      setOutcome({ kind: 'failed', error });
      setPending(false);
      return undefined;
    }
  };

  return {
    card,
    isFirst: position === 0,
    isPending,
    outcome,
    next: () => {
      if (isPending) return;
      setOutcome(undefined);
      turnTo(position + 1);
    },
    back: () => {
      if (isPending) return;
      setOutcome(undefined);
      turnTo(position - 1);
    },
    pray: () => {
      if (!card || isPending) return;
      const turn = async () => {
        const moved = await move(card, 'prayed');
        if (!moved) return;
        setPrayed({ ...moved, state: card.cameIn });
        setOutcome({ kind: 'prayed', name: card.firstName });
        turnTo(position + 1);
      };
      void turn();
    },
    undo: () => {
      if (!prayed) return;
      const turnBack = async () => {
        if (await move(prayed, prayed.state)) setPosition(cards.findIndex(({ id }) => id === prayed.id));
      };
      void turnBack();
    },
  };
}
