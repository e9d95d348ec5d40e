import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useLanguage } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { remaining } from './InactivityDialog.css.ts';
import { isSaid, timeInWords } from './timeInWords.ts';

export type InactivityDialogProps = {
  /** The question, such as 'Are you still there?'. */
  title: string;
  isOpen: boolean;
  /** The time left, in seconds. The page counts down; the dialog only displays it. */
  secondsLeft: number;
  /** Returns the sentence for the time, which is passed in words: '1 minute and 5 seconds'. */
  countdownText: (time: string) => string;
  /** An explanation of what happens to unsaved work. */
  children?: ReactNode;
  /** The label of the extend button, such as 'Stay signed in'. */
  extendLabel: string;
  /** Called for the extend button, which is focused initially so that one key is enough (WCAG 2.2.1), and for Escape. */
  onExtend: () => void;
  signOutLabel: string;
  onSignOut: () => void;
};

/** Warns users before they are signed out for inactivity, and lets them stay with one key press. */
export function InactivityDialog({
  title,
  isOpen,
  secondsLeft,
  countdownText,
  children,
  extendLabel,
  onExtend,
  signOutLabel,
  onSignOut,
}: InactivityDialogProps): ReactElement {
  const extend = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onExtend}
      actions={
        <>
          <Button ref={extend} tone="primary" onPress={onExtend}>
            {extendLabel}
          </Button>
          <Button onPress={onSignOut}>{signOutLabel}</Button>
        </>
      }
    >
      <Countdown seconds={secondsLeft} text={countdownText} firstFocus={extend} />
      {children}
    </Dialog>
  );
}

type CountdownProps = {
  seconds: number;
  text: (time: string) => string;
  firstFocus: RefObject<HTMLButtonElement | null>;
};

/** The initial time is read with the dialog; after that, only a few moments are announced. */
function Countdown({ seconds, text, firstFocus }: CountdownProps): ReactElement {
  const words = text(timeInWords(seconds, useLanguage()));
  const announce = useAnnounce();
  const last = useRef(seconds);

  useEffect(() => {
    if (seconds < last.current && isSaid(seconds)) announce(words, 'assertive');
    last.current = seconds;
  }, [announce, seconds, words]);

  useEffect(() => {
    firstFocus.current?.focus();
  }, [firstFocus]);

  return <p className={remaining}>{words}</p>;
}
