import type { MenuContent } from '../Menu/Menu.tsx';

export type BoardCard = {
  id: string;
  /** The person or thing that the card stands for. */
  name: string;
  details?: string;
  /** The problem with its current place. */
  problem?: string;
  /** Its possible destinations and other actions; with none, the card has no menu. */
  actions: MenuContent;
  /** Whether it can be dragged to a place; without this function the card cannot be dragged. */
  canMoveTo?: (place: BoardPlace) => boolean;
};

/** A list, one of its slots, or (if both are undefined) the area beside the lists. */
export type BoardPlace = { listId?: string; slotId?: string };

export type BoardSlot = {
  id: string;
  /** The name of the place, such as 'Bed 1, single'. */
  label?: string;
  card?: BoardCard;
  /** The text of an empty place, such as 'Free'. */
  emptyText?: string;
};

export type BoardList = {
  id: string;
  title: string;
  /** A heading shared with adjacent lists of the same group, such as a house. */
  group?: string;
  /** Shown beside the title, such as '2 of 4 beds'. */
  note?: string;
  details?: string;
  /** Problems that must be corrected. */
  problems?: readonly string[];
  /** Warnings that need no correction. */
  cautions?: readonly string[];
  slots: readonly BoardSlot[];
  actions?: MenuContent;
};

export type SlotsProps = {
  label: string;
  slots: readonly BoardSlot[];
  moveLabel: string;
  /** Undefined for the cards beside the lists. */
  listId?: string | undefined;
};

/** Whether a menu has items. A function, which is called only when the menu opens, counts as having some. */
export function hasItems(content: MenuContent): boolean {
  return typeof content === 'function' || content.length > 0;
}
