import type { ReactElement, ReactNode } from 'react';
import { Menu } from '../Menu/Menu.tsx';
import {
  cardDetails,
  cardName,
  cardRow,
  draggableRow,
  note as noteStyle,
  problem as problemStyle,
} from './Board.css.ts';
import { cardFocusId } from './focusIds.ts';
import { hasItems } from './parts.ts';
import type { BoardCard } from './parts.ts';

type CardProps = {
  card: BoardCard;
  moveLabel: string;
  /** The drag handle. */
  handle?: ReactNode;
};

export function Card({ card, moveLabel, handle }: CardProps): ReactElement {
  const { id, name, details, problem, actions } = card;
  return (
    <div className={handle !== undefined && card.canMoveTo ? draggableRow : cardRow}>
      {handle}
      <div id={cardFocusId(id)} tabIndex={-1} className={cardName}>
        {name}
      </div>
      {(details ?? problem) !== undefined && (
        <div className={cardDetails}>
          {details !== undefined && <div className={noteStyle}>{details}</div>}
          {problem !== undefined && <div className={problemStyle}>{problem}</div>}
        </div>
      )}
      {hasItems(actions) && <Menu subject={name} label={moveLabel} items={actions} />}
    </div>
  );
}
