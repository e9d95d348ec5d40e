import type { MenuContent } from '../Menu/Menu.tsx';

export type BoardCard = {
  id: string;
  /** Who or what it is. */
  name: string;
  details?: string;
  /** What is wrong with its place. */
  problem?: string;
  /** Where it can go, and what else can be done with it; without any, it has no menu. */
  actions: MenuContent;
  /** Where it can be dragged; without it the card stays where it is. */
  canMoveTo?: (place: BoardPlace) => boolean;
};

/** A list, one of its places, or what is beside the lists. */
export type BoardPlace = { listId?: string; slotId?: string };

export type BoardSlot = {
  id: string;
  /** What the place is, such as 'Bed 1, single'. */
  label?: string;
  card?: BoardCard;
  /** What a place shows without a card, such as 'Free'. */
  emptyText?: string;
};

export type BoardList = {
  id: string;
  title: string;
  /** What it is shown below, together with the lists beside it of the same group, such as a house. */
  group?: string;
  /** Shown beside the title, such as '2 of 4 beds'. */
  note?: string;
  details?: string;
  /** What must be corrected here. */
  problems?: readonly string[];
  /** What should be known, but may stay. */
  cautions?: readonly string[];
  slots: readonly BoardSlot[];
  actions?: MenuContent;
};

export type SlotsProps = {
  label: string;
  slots: readonly BoardSlot[];
  moveLabel: string;
  /** Missing beside the lists. */
  listId?: string | undefined;
};

/** Whether there is anything in a menu. What is asked for later has something. */
export function hasItems(content: MenuContent): boolean {
  return typeof content === 'function' || content.length > 0;
}
