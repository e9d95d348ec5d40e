import { useEffect, useEffectEvent, useRef } from 'react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { card as cardStyle, heading, hint as hintStyle, place, words } from './CardReader.css.ts';
import { swipeOf } from './swipe.ts';
import type { Point } from './swipe.ts';

type ReaderCard = {
  id: string;
  heading: string;
  /** Its line breaks are kept. */
  text: string;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
};

export type CardReaderProps = {
  /** A title for the cards. */
  title: string;
  isOpen: boolean;
  /** Called for Escape and the close button. */
  onClose: () => void;
  /** The card to read; without one, `children` are shown in its place. */
  card?: ReaderCard;
  /** Shown after the last card, or if there are no cards. */
  children: ReactNode;
  /** The action on a card: the main button. */
  action: { label: string; onPress: () => void; isPending?: boolean };
  next: { label: string; onPress: () => void };
  /** Left out at the first card. */
  back?: { label: string; onPress: () => void };
  /** Instructions for turning the cards with keys and swipes. */
  hint: string;
  /** The result of the last action. */
  notice?: ReactNode;
};

/** The number of characters that fill a window in large print. */
const fewLetters = 280;

/** A full-window reader that shows texts one at a time in large print. Arrow keys, swipes and buttons turn the cards. */
export function CardReader({
  title,
  isOpen,
  onClose,
  card,
  children,
  action,
  next,
  back,
  hint,
  notice,
}: CardReaderProps): ReactElement {
  const shown = useRef<HTMLDivElement>(null);
  const start = useRef<Point>(undefined);
  const turn = (direction: 'next' | 'back' | undefined): void => {
    if (direction === 'next' && card !== undefined) next.onPress();
    if (direction === 'back') back?.onPress();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') turn('next');
    if (event.key === 'ArrowLeft') turn('back');
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent): void => {
      onKey(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, [isOpen]);

  const announce = useAnnounce();
  const cardId = card?.id;
  const heard = useRef(cardId);
  const say = useEffectEvent(() => {
    if (card !== undefined) announce(`${card.heading}. ${card.text}`, 'polite', card.lang);
  });
  // A new card starts at its top. The focused button may have disappeared with the previous card, so the dialog takes the focus.
  useEffect(() => {
    const dialog = shown.current?.closest('dialog');
    if (!dialog) return;
    dialog.scrollTop = 0;
    if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
    // The first card is read when the dialog opens.
    if (heard.current !== cardId) say();
    heard.current = cardId;
  }, [cardId]);

  const onPointerDown = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    turn(start.current && swipeOf(start.current, { x: clientX, y: clientY }));
    start.current = undefined;
  };

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size="full"
      actions={
        <>
          {card !== undefined && (
            <>
              <Button tone="primary" isPending={action.isPending} onPress={action.onPress}>
                {action.label}
              </Button>
              <Button onPress={next.onPress}>{next.label}</Button>
            </>
          )}
          {back !== undefined && (
            <Button tone="quiet" onPress={back.onPress}>
              {back.label}
            </Button>
          )}
        </>
      }
    >
      <div ref={shown} className={place} onPointerDown={onPointerDown} onPointerUp={onPointerUp}>
        {notice}
        {card === undefined ? (
          children
        ) : (
          <div className={cardStyle}>
            <p className={heading}>{card.heading}</p>
            <p className={words[card.text.length <= fewLetters ? 'few' : 'many']} lang={card.lang}>
              {card.text}
            </p>
          </div>
        )}
        {card !== undefined && <p className={hintStyle}>{hint}</p>}
      </div>
    </Dialog>
  );
}
