import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { AriaLanguage } from '../../private/AriaLanguage/AriaLanguage.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import {
  aside as asideStyle,
  board,
  body,
  caution,
  closedBody,
  closedMark,
  column,
  columns,
  fixedTitle,
  group as groupStyle,
  groups,
  groupTitle,
  head,
  note as noteStyle,
  opener,
  openMark,
  problem as problemStyle,
  title as titleStyle,
} from './Board.css.ts';
import { DraggingContext, type Dragging } from './dragging.ts';
import { listFocusId } from './focusIds.ts';
import { hasItems } from './parts.ts';
import type { BoardCard, BoardList, BoardPlace, BoardSlot } from './parts.ts';
import { Slots } from './Slots.tsx';

export type { BoardCard, BoardList, BoardPlace, BoardSlot } from './parts.ts';

export type BoardProps = {
  /** The kind of lists, such as 'Rooms'. */
  label: string;
  /** A list with the same object identity is not re-rendered: keep the objects of unchanged lists, as there may be hundreds. */
  lists: readonly BoardList[];
  /** Shown when there are no lists. */
  emptyText?: string;
  /** The label of a card's menu, such as 'Move to…'. */
  moveLabel: string;
  /** Cards that are not in a list yet: shown beside the lists, or before them on a phone. */
  aside?: ReactNode;
  /** Called when a card is dropped on another place. Without it, cards can be moved only through their menus. */
  onMove?: (cardId: string, place: BoardPlace) => void;
};

/** Groups the lists, keeping their order. */
function grouped(lists: readonly BoardList[]): { group: string | undefined; lists: BoardList[] }[] {
  const groups: { group: string | undefined; lists: BoardList[] }[] = [];
  for (const list of lists) {
    const last = groups.at(-1);
    if (last && last.group === list.group) last.lists.push(list);
    else groups.push({ group: list.group, lists: [list] });
  }
  return groups;
}

/** With more lists, cards are draggable only in those near the window. */
const mostAtOnce = 24;

const neverChanges = () => () => undefined;

/** False in server HTML: react-aria's draggable elements have style attributes, which the security policy refuses there. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Side-by-side lists with cards that move by menu or by dragging. On a phone one list is open at a time. */
export function Board({ label, lists, moveLabel, aside, emptyText, onMove }: BoardProps): ReactElement {
  const [openId, setOpenId] = useState<string>();
  const card = useRef<BoardCard>(undefined);
  const watchers = useRef(new Set<() => void>());
  const isInBrowser = useIsInBrowser();
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
  }, [onMove]);
  const toggle = useCallback((listId: string) => {
    setOpenId((open) => (open === listId ? undefined : listId));
  }, []);
  const isLarge = lists.length > mostAtOnce;
  const dragging = useMemo<Dragging>(
    () => ({
      onMove: (cardId, place) => latestMove.current?.(cardId, place),
      pick: (one) => {
        card.current = one;
        for (const onChange of watchers.current) onChange();
      },
      picked: () => card.current,
      isLarge,
      watch: (onChange) => {
        watchers.current.add(onChange);
        return () => watchers.current.delete(onChange);
      },
    }),
    [isLarge],
  );
  const content = (
    <div className={aside === undefined ? undefined : board}>
      {aside !== undefined && <div className={asideStyle}>{aside}</div>}
      <div role="group" aria-label={label} className={groups}>
        {lists.length === 0 && <div className={noteStyle}>{emptyText}</div>}
        {grouped(lists).map(({ group, lists: some }) => (
          <div key={some[0]?.id} className={groupStyle}>
            {group !== undefined && <h2 className={groupTitle}>{group}</h2>}
            <ul role="list" aria-label={group ?? label} className={columns}>
              {some.map((list) => (
                <li key={list.id} className={column}>
                  <List list={list} moveLabel={moveLabel} isOpen={list.id === openId} onToggle={toggle} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
  if (!onMove || !isInBrowser) return content;
  return (
    <AriaLanguage>
      <DraggingContext value={dragging}>{content}</DraggingContext>
    </AriaLanguage>
  );
}

type ListProps = { list: BoardList; moveLabel: string; isOpen: boolean; onToggle: (listId: string) => void };

const List = memo(function List({ list, moveLabel, isOpen, onToggle }: ListProps): ReactElement {
  const id = useId();
  const { title, note, details, problems = [], cautions = [], slots, actions = [] } = list;
  const words = (
    <>
      {title}
      {note !== undefined && (
        <>
          {' '}
          <span className={noteStyle}>{note}</span>
        </>
      )}
    </>
  );
  return (
    <>
      <div className={head}>
        <h3 className={titleStyle}>
          <span className={fixedTitle}>{words}</span>
          <button
            id={listFocusId(list.id)}
            type="button"
            className={opener}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              onToggle(list.id);
            }}
          >
            <span className={isOpen ? openMark : closedMark}>
              <Icon name="chevronDown" />
            </span>
            <span>{words}</span>
          </button>
        </h3>
        {problems.map((text) => (
          <div key={text} className={problemStyle}>
            {text}
          </div>
        ))}
      </div>
      <div id={id} className={isOpen ? body : closedBody}>
        {details !== undefined && <div className={noteStyle}>{details}</div>}
        {cautions.map((text) => (
          <div key={text} className={caution}>
            {text}
          </div>
        ))}
        <Slots label={title} listId={list.id} slots={slots} moveLabel={moveLabel} />
        {hasItems(actions) && (
          <div>
            <Menu subject={title} items={actions} />
          </div>
        )}
      </div>
    </>
  );
});

export type BoardCardsProps = {
  /** A label for the cards, such as 'People without a bed'. */
  label: string;
  /** A card with the same object identity is not re-rendered. */
  cards: readonly BoardCard[];
  moveLabel: string;
};

const ownSlots = new WeakMap<BoardCard, BoardSlot>();

/** Returns the slot of a card that is in no list. It is cached per card, so that the collection re-renders only changed cards. */
function slotOf(card: BoardCard): BoardSlot {
  const known = ownSlots.get(card);
  if (known) return known;
  const slot = { id: card.id, card };
  ownSlots.set(card, slot);
  return slot;
}

/** The cards of a Board that are not in any list. */
export const BoardCards = memo(function BoardCards({ label, cards, moveLabel }: BoardCardsProps): ReactElement {
  return <Slots label={label} slots={cards.map(slotOf)} moveLabel={moveLabel} />;
});
