import { createContext } from 'react';
import type { BoardCard, BoardPlace } from './parts.ts';

/** The state that the lists of a board share while a card is dragged. */
export type Dragging = {
  onMove: (cardId: string, place: BoardPlace) => void;
  pick: (card: BoardCard | undefined) => void;
  /** The card being dragged; browsers do not tell the target list which one it is. */
  picked: () => BoardCard | undefined;
};

/** Undefined if cards can be moved only through their menus. */
export const DraggingContext = createContext<Dragging | undefined>(undefined);
