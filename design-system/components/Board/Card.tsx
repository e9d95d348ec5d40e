import { memo } from 'react';
import type { ComponentType, ReactElement } from 'react';
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
  Handle?: ComponentType | undefined;
};

/** A card re-renders only when it changes: a list renders its rows again whenever the focus moves in it. */
export const Card = memo(function Card({ card, moveLabel, Handle }: CardProps): ReactElement {
  const { id, name, details, problem, actions } = card;
  return (
    <div className={Handle && card.canMoveTo ? draggableRow : cardRow}>
      {Handle && <Handle />}
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
});
