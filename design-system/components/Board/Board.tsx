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
  /** What the lists are, such as 'Rooms'. */
  label: string;
  /** A list that is the same object as before is not drawn again: of hundreds, a page keeps those that nothing changed. */
  lists: readonly BoardList[];
  /** Shown when there are no lists. */
  emptyText?: string;
  /** What the menu of a card says, such as 'Move to…'. */
  moveLabel: string;
  /** What is not in a list yet, beside the lists; on a phone before them. */
  aside?: ReactNode;
  /** Takes a card that was dragged to another place, beside its menu. Without it cards move by their menus alone. */
  onMove?: (cardId: string, place: BoardPlace) => void;
};

/** The lists in their groups, in their order. */
function grouped(lists: readonly BoardList[]): { group: string | undefined; lists: BoardList[] }[] {
  const groups: { group: string | undefined; lists: BoardList[] }[] = [];
  for (const list of lists) {
    const last = groups.at(-1);
    if (last && last.group === list.group) last.lists.push(list);
    else groups.push({ group: list.group, lists: [list] });
  }
  return groups;
}

const neverChanges = () => () => undefined;

/** Whether the browser draws it. What react-aria makes draggable has style attributes, which the policy refuses in a page from the server. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Lists beside each other, between which cards move by their menus or are dragged. On a phone one list is open at a time. */
export function Board({ label, lists, moveLabel, aside, emptyText, onMove }: BoardProps): ReactElement {
  const [openId, setOpenId] = useState<string>();
  const card = useRef<BoardCard>(undefined);
  const isInBrowser = useIsInBrowser();
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
  }, [onMove]);
  const toggle = useCallback((listId: string) => {
    setOpenId((open) => (open === listId ? undefined : listId));
  }, []);
  const dragging = useMemo<Dragging>(
    () => ({
      onMove: (cardId, place) => latestMove.current?.(cardId, place),
      pick: (one) => {
        card.current = one;
      },
      picked: () => card.current,
    }),
    [],
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
  /** What the cards are, such as 'People without a bed'. */
  label: string;
  /** A card that is the same object as before is not drawn again. */
  cards: readonly BoardCard[];
  moveLabel: string;
};

const ownSlots = new WeakMap<BoardCard, BoardSlot>();

/** The place of a card that is in no list. It is the same object each time, by which the collection knows what to draw again. */
function slotOf(card: BoardCard): BoardSlot {
  const known = ownSlots.get(card);
  if (known) return known;
  const slot = { id: card.id, card };
  ownSlots.set(card, slot);
  return slot;
}

/** Cards that are in no list of a Board. */
export function BoardCards({ label, cards, moveLabel }: BoardCardsProps): ReactElement {
  return <Slots label={label} slots={cards.map(slotOf)} moveLabel={moveLabel} />;
}
