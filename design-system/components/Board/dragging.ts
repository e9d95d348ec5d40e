import { createContext } from 'react';
import type { BoardCard, BoardPlace } from './parts.ts';

/** What the lists of a board share while a card is dragged from one to another. */
export type Dragging = {
  onMove: (cardId: string, place: BoardPlace) => void;
  pick: (card: BoardCard | undefined) => void;
  /** The card on its way; browsers tell a list no more than that something comes. */
  picked: () => BoardCard | undefined;
};

/** Missing where cards move by their menus alone. */
export const DraggingContext = createContext<Dragging | undefined>(undefined);
