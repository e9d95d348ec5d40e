import { createContext } from 'react';
import type { BoardCard, BoardPlace } from './parts.ts';

/** The state that the lists of a board share while a card is dragged. */
export type Dragging = {
  onMove: (cardId: string, place: BoardPlace) => void;
  /** Sets the card that is dragged; undefined when the drag ends. */
  pick: (card: BoardCard | undefined) => void;
  /** The card being dragged; browsers do not tell the target list which one it is. */
  picked: () => BoardCard | undefined;
  /** Whether there are so many lists that they become draggable one after the other. */
  isLarge: boolean;
  /** Calls a function whenever a drag begins or ends. Returns what stops that. */
  watch: (onChange: () => void) => () => void;
};

/** Undefined if cards can be moved only through their menus. */
export const DraggingContext = createContext<Dragging | undefined>(undefined);
