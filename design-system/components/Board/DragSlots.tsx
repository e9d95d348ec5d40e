import type { ReactElement, RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Card } from './Card.tsx';
import { dragContent, dragSlot, dragSlots, emptyContent, handle, noHandle, note as noteStyle } from './Board.css.ts';
import type { Dragging } from './dragging.ts';
import type { BoardPlace, SlotsProps } from './parts.ts';

/** The drag type of a board's cards; no other type is accepted. */
const cardType = 'board-card';

function DragHandle(): ReactElement {
  return (
    <Button slot="drag" className={handle}>
      <Icon name="menu" />
    </Button>
  );
}

/** React Aria requires a handle in each row, also in those that cannot be dragged. */
function HiddenHandle(): ReactElement {
  return <Button slot="drag" className={noHandle} />;
}

/** Slots that cards can be dragged between, by pointer, touch, keyboard or screen reader. */
export function DragSlots({
  label,
  slots,
  moveLabel,
  listId,
  dragging,
  gridRef,
}: SlotsProps & { dragging: Dragging; gridRef: RefObject<HTMLDivElement | null> }): ReactElement {
  const { onMove, pick, picked } = dragging;
  const cardOf = (slotId: unknown) => slots.find(({ id }) => id === slotId)?.card;
  const list: BoardPlace = listId === undefined ? {} : { listId };
  const draggable = (key: unknown) => {
    const card = cardOf(key);
    return card?.canMoveTo ? card : undefined;
  };
  const drop = (place: BoardPlace) => {
    const card = picked();
    if (card?.canMoveTo?.(place)) onMove(card.id, place);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const card = draggable(key);
        return card ? [{ [cardType]: card.id, 'text/plain': card.name }] : [];
      }),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [cardType],
    onDragStart: ({ keys }) => {
      pick(draggable([...keys][0]));
    },
    onDragEnd: () => {
      pick(undefined);
    },
    getDropOperation: (target) => {
      const canMoveTo = picked()?.canMoveTo;
      // On a phone, a closed list accepts no drops.
      if (!canMoveTo || !gridRef.current?.checkVisibility()) return 'cancel';
      if (target.type === 'root') return canMoveTo(list) ? 'move' : 'cancel';
      const isFree = target.dropPosition === 'on' && !cardOf(target.key);
      return isFree && canMoveTo({ ...list, slotId: String(target.key) }) ? 'move' : 'cancel';
    },
    onRootDrop: () => {
      drop(list);
    },
    onItemDrop: ({ target }) => {
      drop({ ...list, slotId: String(target.key) });
    },
  });
  return (
    <GridList
      ref={gridRef}
      aria-label={label}
      items={slots}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      className={dragSlots}
    >
      {({ id, label: slotLabel, card, emptyText }) => (
        <GridListItem
          id={id}
          textValue={card?.name ?? [slotLabel, emptyText].filter(Boolean).join(', ')}
          className={dragSlot}
        >
          {({ state }) => (
            // Makes this row the list's focused key, even when a control inside it takes the focus.
            <div
              role="presentation"
              className={card ? dragContent : emptyContent}
              onFocus={() => {
                state.selectionManager.setFocusedKey(id);
              }}
            >
              {slotLabel !== undefined && <div className={noteStyle}>{slotLabel}</div>}
              {card ? (
                <Card card={card} moveLabel={moveLabel} Handle={card.canMoveTo ? DragHandle : HiddenHandle} />
              ) : (
                <div className={noteStyle}>
                  {emptyText}
                  <HiddenHandle />
                </div>
              )}
            </div>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
