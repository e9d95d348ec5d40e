import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useLanguage } from '../../i18n/useMessages.ts';
import { fullTime, relativeTime } from './relativeTime.ts';
import { full, frame, press, time } from './RelativeTime.css.ts';
import { useNow } from './useNow.ts';

export type RelativeTimeProps = {
  /** The moment, as ISO 8601. */
  at: string;
  /**
   * How keyboard users see the full date. 'itself': the text takes the focus. 'row': the date shows while the link of its row has
   * the focus, and the text takes the focus in a row without a link. 'none': the full date already stands beside the text.
   * @default 'itself'
   */
  focus?: 'itself' | 'row' | 'none';
  /** The moment to count from, as ISO 8601; now by default. */
  now?: string;
};

/** A time relative to now, past or future; the full date shows on hover and focus, and is always read by screen readers. */
export function RelativeTime({ at, focus: wantedFocus = 'itself', now: givenNow }: RelativeTimeProps): ReactElement {
  const language = useLanguage();
  const clock = useNow();
  const frameRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const now = givenNow === undefined ? clock : new Date(givenNow).getTime();
  const isAlone = useHasNoLink(frameRef, wantedFocus === 'row' && now !== undefined);
  const focus = isAlone ? 'itself' : wantedFocus;
  useShowOnFocus(frameRef, focus, setOpen);
  useClose(isOpen, frameRef, setOpen);
  const date = new Date(at);
  const words = fullTime(date, language);
  if (now === undefined) return <time dateTime={at}>{words}</time>;
  const short = (
    <time dateTime={at} className={time}>
      {relativeTime(date, new Date(now), language)}
    </time>
  );
  if (focus === 'none') return short;
  const long = (
    <span className={full} data-open={isOpen || undefined}>
      {words}
    </span>
  );
  return (
    <span
      ref={frameRef}
      className={frame}
      data-focus={focus}
      onPointerEnter={() => {
        setOpen(true);
      }}
      onPointerLeave={() => {
        setOpen(false);
      }}
    >
      {focus === 'row' ? (
        <>
          {short} {long}
        </>
      ) : (
        // Touch has no hover, so a press shows the full date too.
        <button
          type="button"
          className={press}
          onClick={() => {
            setOpen(true);
          }}
        >
          {short} {long}
        </button>
      )}
    </span>
  );
}

/** Whether the text is in a row that has no link. */
function useHasNoLink(frameRef: React.RefObject<HTMLSpanElement | null>, isInRow: boolean): boolean {
  const [isAlone, setAlone] = useState(false);
  useLayoutEffect(() => {
    const row = isInRow ? frameRef.current?.closest('tr, li') : undefined;
    setAlone(row !== undefined && row !== null && row.querySelector('a') === null);
  }, [frameRef, isInRow]);
  return isAlone;
}

/**
 * Opens the full date while the text, or the link of its row, has keyboard focus. Not for the row's other controls, because on a
 * phone the full date would cover them.
 */
function useShowOnFocus(
  frameRef: React.RefObject<HTMLSpanElement | null>,
  focus: NonNullable<RelativeTimeProps['focus']>,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const own = frameRef.current;
    const host = focus === 'row' ? own?.closest('tr, li') : own;
    if (!host) return undefined;
    const open = ({ target }: Event) => {
      if (target instanceof Element && target.matches(focus === 'row' ? 'a:focus-visible' : ':focus-visible'))
        setOpen(true);
    };
    const close = () => {
      setOpen(false);
    };
    host.addEventListener('focusin', open);
    host.addEventListener('focusout', close);
    return () => {
      host.removeEventListener('focusin', open);
      host.removeEventListener('focusout', close);
    };
  }, [frameRef, focus, setOpen]);
}

/**
 * Content that covers other text can be dismissed without moving the pointer or the focus (WCAG 1.4.13). A press elsewhere closes
 * it too: Safari does not focus a tapped button, so it would lose no focus.
 */
function useClose(
  isOpen: boolean,
  frameRef: React.RefObject<HTMLSpanElement | null>,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frameRef.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', leave);
    };
  }, [isOpen, frameRef, setOpen]);
}
