import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItemProps } from '../Menu/Menu.tsx';
import {
  aside as asideStyle,
  board,
  body,
  cardName,
  cardRow,
  cardWords,
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
  slot as slotStyle,
  slots as slotsStyle,
  title as titleStyle,
} from './Board.css.ts';
import { cardFocusId, listFocusId } from './focusIds.ts';

export type BoardCard = {
  id: string;
  /** Who or what it is. */
  name: string;
  details?: string;
  /** What is wrong with its place. */
  problem?: string;
  /** Where it can go, and what else can be done with it. */
  actions: readonly MenuItemProps[];
};

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
  actions?: readonly MenuItemProps[];
};

export type BoardProps = {
  /** What the lists are, such as 'Rooms'. */
  label: string;
  lists: readonly BoardList[];
  /** Shown when there are no lists. */
  emptyText?: string;
  /** What the menu of a card says, such as 'Move to…'. */
  moveLabel: string;
  /** What is not in a list yet, beside the lists; on a phone before them. */
  aside?: ReactNode;
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

/** Lists beside each other, between which cards move by their menus. On a phone one list is open at a time. */
export function Board({ label, lists, moveLabel, aside, emptyText }: BoardProps): ReactElement {
  const [openId, setOpenId] = useState<string>();
  return (
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
                  <List
                    list={list}
                    moveLabel={moveLabel}
                    isOpen={list.id === openId}
                    onToggle={() => {
                      setOpenId(list.id === openId ? undefined : list.id);
                    }}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

type ListProps = { list: BoardList; moveLabel: string; isOpen: boolean; onToggle: () => void };

function List({ list, moveLabel, isOpen, onToggle }: ListProps): ReactElement {
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
            onClick={onToggle}
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
        <ul role="list" aria-label={title} className={slotsStyle}>
          {slots.map(({ id: slotId, label, card, emptyText }) => (
            <li key={slotId} className={slotStyle}>
              {label !== undefined && <div className={noteStyle}>{label}</div>}
              {card ? <Card card={card} moveLabel={moveLabel} /> : <div className={noteStyle}>{emptyText}</div>}
            </li>
          ))}
        </ul>
        {actions.length > 0 && (
          <div>
            <Menu subject={title} items={actions} />
          </div>
        )}
      </div>
    </>
  );
}

function Card({ card, moveLabel }: { card: BoardCard; moveLabel: string }): ReactElement {
  const { id, name, details, problem, actions } = card;
  return (
    <div className={cardRow}>
      <div className={cardWords}>
        <div id={cardFocusId(id)} tabIndex={-1} className={cardName}>
          {name}
        </div>
        {details !== undefined && <div className={noteStyle}>{details}</div>}
        {problem !== undefined && <div className={problemStyle}>{problem}</div>}
      </div>
      {actions.length > 0 && <Menu subject={name} label={moveLabel} items={actions} />}
    </div>
  );
}

export type BoardCardsProps = {
  /** What the cards are, such as 'People without a bed'. */
  label: string;
  cards: readonly BoardCard[];
  moveLabel: string;
};

/** Cards that are in no list of a Board. */
export function BoardCards({ label, cards, moveLabel }: BoardCardsProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={slotsStyle}>
      {cards.map((card) => (
        <li key={card.id} className={slotStyle}>
          <Card card={card} moveLabel={moveLabel} />
        </li>
      ))}
    </ul>
  );
}
