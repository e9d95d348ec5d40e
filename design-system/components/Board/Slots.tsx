import { useContext, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Card } from './Card.tsx';
import { DragSlots } from './DragSlots.tsx';
import {
  emptySlot,
  handle as handleStyle,
  note as noteStyle,
  slot as slotStyle,
  slots as slotsStyle,
} from './Board.css.ts';
import { DraggingContext, type Dragging } from './dragging.ts';
import { whenIdle } from './idleTurns.ts';
import type { SlotsProps } from './parts.ts';

/** How long to wait before a list that is in use may be replaced, in ms. */
const retry = 1_000;

/** Whether someone is using a control in this element. */
function isInUse(element: Element): boolean {
  return element.contains(document.activeElement) || element.querySelector('[aria-expanded="true"]') !== null;
}

/**
 * Whether cards can be dragged in a list of a large board: only near the window, and everywhere while a card is dragged. React Aria
 * renders each draggable card again whenever people change between keys and pointer; with hundreds, every press would take seconds.
 * Lists change while the browser is idle, one after the other.
 */
function useIsDraggable(dragging: Dragging | undefined, isList: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const waits = dragging?.isLarge === true && isList;
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const element = grid.current ?? list.current;
    if (!waits || !element) return undefined;
    let isNear = false;
    let stop: () => void = () => undefined;
    const settle = () => {
      stop();
      const isWanted = isNear || dragging.picked() !== undefined;
      if (isWanted === isReady) return;
      stop = whenIdle(() => {
        if (!isInUse(element)) {
          setIsReady(isWanted);
          return;
        }
        const timer = setTimeout(settle, retry);
        stop = () => {
          clearTimeout(timer);
        };
      });
    };
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting === true;
        settle();
      },
      { rootMargin: '10%' },
    );
    near.observe(element);
    const unwatch = dragging.watch(settle);
    return () => {
      stop();
      unwatch();
      near.disconnect();
    };
  }, [dragging, waits, isReady]);
  return { list, grid, isDraggable: dragging !== undefined && (isReady || !waits) };
}

/** Reserves the handle's space, so that nothing moves when the list becomes draggable. */
function FutureHandle(): ReactElement {
  return (
    <span className={handleStyle}>
      <Icon name="menu" />
    </span>
  );
}

/** The slots of a list, or of the cards beside the lists. */
export function Slots(props: SlotsProps): ReactElement {
  const dragging = useContext(DraggingContext);
  const { label, slots, moveLabel, listId } = props;
  const { list, grid, isDraggable } = useIsDraggable(dragging, listId !== undefined);
  if (dragging && isDraggable) return <DragSlots {...props} dragging={dragging} gridRef={grid} />;
  return (
    <ul ref={list} role="list" aria-label={label} className={slotsStyle}>
      {slots.map(({ id, label: slotLabel, card, emptyText }) => (
        <li key={id} className={card ? slotStyle : emptySlot}>
          {slotLabel !== undefined && <div className={noteStyle}>{slotLabel}</div>}
          {card ? (
            <Card card={card} moveLabel={moveLabel} Handle={dragging && card.canMoveTo ? FutureHandle : undefined} />
          ) : (
            <div className={noteStyle}>{emptyText}</div>
          )}
        </li>
      ))}
    </ul>
  );
}
