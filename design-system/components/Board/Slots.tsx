import { useContext } from 'react';
import type { ReactElement } from 'react';
import { Card } from './Card.tsx';
import { DragSlots } from './DragSlots.tsx';
import { note as noteStyle, slot as slotStyle, slots as slotsStyle } from './Board.css.ts';
import { DraggingContext } from './dragging.ts';
import type { SlotsProps } from './parts.ts';

/** The slots of a list, or of the cards beside the lists. */
export function Slots(props: SlotsProps): ReactElement {
  const dragging = useContext(DraggingContext);
  if (dragging) return <DragSlots {...props} dragging={dragging} />;
  const { label, slots, moveLabel } = props;
  return (
    <ul role="list" aria-label={label} className={slotsStyle}>
      {slots.map(({ id, label: slotLabel, card, emptyText }) => (
        <li key={id} className={slotStyle}>
          {slotLabel !== undefined && <div className={noteStyle}>{slotLabel}</div>}
          {card ? <Card card={card} moveLabel={moveLabel} /> : <div className={noteStyle}>{emptyText}</div>}
        </li>
      ))}
    </ul>
  );
}
