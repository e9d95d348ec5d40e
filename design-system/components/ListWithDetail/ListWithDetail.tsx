import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { BesideProvider } from '../../private/Beside/Beside.ts';
import { useMedia } from '../../private/Beside/useMedia.ts';
import { afterPaint } from '../../private/Focus/afterPaint.ts';
import { split } from '../../theme/media.ts';
import { Button } from '../Button/Button.tsx';
import { closePlace, detailPane, listPane, panes, toolbar } from './ListWithDetail.css.ts';

type Neighbor = { label: string; onPress?: () => void };

export type ListWithDetailProps = {
  /** The list screen: a WorkspacePage whose DataTable gets the open row as `openId`. */
  list: ReactNode;
  /** The open detail: a screen that begins with a level 1 heading. Without it only the list is shown. */
  detail?: ReactNode;
  /** The id of the open row. A change moves the focus to the heading of the detail. */
  openId?: string;
  /** The name of the detail's region, such as 'Party'. */
  label: string;
  /** The position of the open row in the list, such as '3 of 120'. */
  position?: string;
  /** The link to the previous row, such as 'Previous party'; disabled without `onPress`. */
  previous: Neighbor;
  /** The link to the next row. */
  next: Neighbor;
  /** Called to close the detail, also for Escape if it is beside the list. The focus returns to the row. */
  onClose: () => void;
};

/** Whether Escape belongs to another element: a field being edited, an open dialog, or a menu that has handled it. */
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
  const messages = useListMessages();
  const isOpen = detail !== undefined && openId !== undefined;
  const isSplit = useMedia(split);
  const isBeside = isOpen && isSplit;
  const listElement = useRef<HTMLDivElement>(null);
  const detailElement = useRef<HTMLElement>(null);
  useFocusOfOpened(openId, position, listElement, detailElement);
  useFocusAfterRemoval(listElement);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isBeside || isTakenElsewhere(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only hears Escape from what has the focus inside it.
    <div className={panes} data-open={isOpen || undefined} onKeyDown={closeByKey}>
      <div ref={listElement} className={listPane} tabIndex={-1}>
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

/** Moves the focus to the heading of a part, so that its name is read, or without one to the part itself. Returns the heading. */
function focusStart({ current }: ElementRef): HTMLElement | null | undefined {
  const heading = current?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? current)?.focus({ preventScroll: true });
  return heading;
}

/**
 * Opening a row moves the focus to the heading of its detail, and closing it moves the focus back to the row. Not on page load:
 * the browser starts at the top of the page then.
 */
function useFocusOfOpened(
  openId: string | undefined,
  position: string | undefined,
  list: ElementRef,
  detail: ElementRef,
): void {
  const announce = useAnnounce();
  const before = useRef(openId);
  useFocusOfChosen(detail);
  useEffect(() => {
    const left = before.current;
    if (left === openId) return undefined;
    before.current = openId;
    const rowOf = (id: string): HTMLElement | null | undefined =>
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    if (openId === undefined) {
      // After the detail with the focus is gone: in the same commit, screen readers lose their place and do not read the row.
      return afterPaint(() => {
        const row = left === undefined ? undefined : rowOf(left);
        const link = row?.querySelector<HTMLElement>('a');
        if (link) link.focus({ preventScroll: true });
        else focusStart(list);
        row?.scrollIntoView({ block: 'nearest' });
      });
    }
    const heading = focusStart(detail);
    detail.current?.scrollTo({ top: 0 });
    rowOf(openId)?.scrollIntoView({ block: 'nearest' });
    // Some screen readers do not read the new heading, because the previously focused one was removed.
    if (left !== undefined) announce([heading?.textContent, position].filter(Boolean).join(', '));
    return undefined;
  }, [openId, position, list, detail, announce]);
}

/** A row that was chosen on another screen, such as in a search: the focus goes on from the start of the page to its heading. */
function useFocusOfChosen(detail: ElementRef): void {
  useEffect(
    () =>
      afterPaint(() => {
        const page = detail.current?.closest('main');
        if (page && document.activeElement === page) focusStart(detail);
      }),
    [detail],
  );
}

/** When the row with the focus leaves the list, as after a decision about it, the start of the list takes the focus. */
function useFocusAfterRemoval(list: ElementRef): void {
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const element = list.current;
    const note = ({ target }: FocusEvent): void => {
      focused.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [list]);
  useEffect(() => {
    if (!(focused.current instanceof Element) || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) focusStart(list);
  });
}
