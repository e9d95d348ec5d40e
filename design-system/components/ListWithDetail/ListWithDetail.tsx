import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { BesideProvider } from '../../private/Beside/Beside.ts';
import { useMedia } from '../../private/Beside/useMedia.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../Button/Button.tsx';
import { closePlace, detailPane, listPane, panes, toolbar } from './ListWithDetail.css.ts';

type Neighbor = { label: string; onPress?: () => void };

export type ListWithDetailProps = {
  /** The screen of the list: a WorkspacePage whose DataTable knows the open row by `openId`. */
  list: ReactNode;
  /** The open detail: a screen that begins with a heading of level 1. Without it the list is alone. */
  detail?: ReactNode;
  /** The id of the open row. Another one moves the focus to the heading of the detail. */
  openId?: string;
  /** The kind of detail, such as 'Open party': the name of its region. */
  label: string;
  /** The position of the open row in the list, such as '3 of 120'. */
  position?: string;
  /** The link to the previous row, such as 'Previous party'; disabled without `onPress`. */
  previous: Neighbor;
  /** The link to the next row. */
  next: Neighbor;
  /** Closes the detail, as Escape does beside the list. The focus returns to its row. */
  onClose: () => void;
};

/** Whether Escape belongs to something else: a field being edited, an open dialog, a menu that has handled it. */
function isTakenElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return defaultPrevented || isField || document.querySelector('dialog:modal') !== null;
}

/** A list and a detail opened from it: side by side if there is room, otherwise one after the other. */
export function ListWithDetail({
  list,
  detail,
  openId,
  label,
  position,
  previous,
  next,
  onClose,
}: ListWithDetailProps): ReactElement {
  const messages = useFurtherMessages();
  const isOpen = detail !== undefined && openId !== undefined;
  const isSplit = useMedia(media.split);
  const isBeside = isOpen && isSplit;
  const listElement = useRef<HTMLDivElement>(null);
  const detailElement = useRef<HTMLElement>(null);
  useFocusOfOpened(openId, listElement, detailElement);
  useNeighborAnnouncement(openId, position, detailElement);
  const noteFocus = useFocusAfterRemoval(listElement);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isBeside || isTakenElsewhere(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only hears Escape from what has the focus inside it.
    <div className={panes} data-open={isOpen || undefined} onKeyDown={closeByKey}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only hears where the focus is. */}
      <div ref={listElement} className={listPane} tabIndex={-1} onFocus={noteFocus}>
        {(!isOpen || isSplit) && list}
      </div>
      {isOpen && (
        <section ref={detailElement} className={detailPane} aria-label={label} tabIndex={-1}>
          <div className={toolbar} role="group" aria-label={messages.actions}>
            {[previous, next].map((neighbor) => (
              <Button
                key={neighbor.label}
                tone="quiet"
                onPress={neighbor.onPress}
                isDisabled={neighbor.onPress === undefined}
              >
                {neighbor.label}
              </Button>
            ))}
            {position !== undefined && <span>{position}</span>}
            <span className={closePlace}>
              <Button tone="quiet" onPress={onClose}>
                {isSplit ? messages.closeRow : messages.backToList}
              </Button>
            </span>
          </div>
          <BesideProvider value={isSplit}>{detail}</BesideProvider>
        </section>
      )}
    </div>
  );
}

type ElementRef = { readonly current: HTMLElement | null };

/**
 * Opening a row moves the focus to the heading of its detail, and closing it moves the focus back to the row. Not on page load:
 * then the browser starts at its beginning.
 */
function useFocusOfOpened(openId: string | undefined, list: ElementRef, detail: ElementRef): void {
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    if (left === openId) return;
    before.current = openId;
    const rowOf = (id: string): HTMLElement | null | undefined =>
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    if (openId === undefined) {
      const row = left === undefined ? undefined : rowOf(left);
      (row?.querySelector<HTMLElement>('a') ?? list.current)?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const heading = detail.current?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? detail.current)?.focus({ preventScroll: true });
    detail.current?.scrollTo({ top: 0 });
    rowOf(openId)?.scrollIntoView({ block: 'nearest' });
  }, [openId, list, detail]);
}

/**
 * Says which row is open after next or previous. Some screen readers are silent about the new heading, because the one that had the
 * focus has left the page.
 */
function useNeighborAnnouncement(openId: string | undefined, position: string | undefined, detail: ElementRef): void {
  const announce = useAnnounce();
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === undefined || openId === undefined || left === openId) return;
    const heading = detail.current?.querySelector('h1, h2')?.textContent ?? '';
    announce([heading, position].filter(Boolean).join(', '));
  }, [openId, position, detail, announce]);
}

/** When the row with the focus leaves the list, as after a decision about it, the list itself takes the focus. */
function useFocusAfterRemoval(list: ElementRef): (event: FocusEvent) => void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = undefined;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    focused.current = target;
  };
}
