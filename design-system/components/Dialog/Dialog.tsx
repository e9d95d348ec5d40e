import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { locales, useLanguage, useMessages } from '../../i18n/useMessages.ts';
import { LiveRegions } from '../../private/Announcer/Announcer.tsx';
import { afterPaint } from '../../private/Focus/afterPaint.ts';
import { wayBack } from '../../private/Focus/wayBack.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { tellOpen } from '../../private/OpenDialogs/openDialogs.ts';
import { useHasScripts } from '../../private/Scripts/useHasScripts.ts';
import { sizes } from '../Heading/Heading.css.ts';
import { actionRow, close, dialog, overlay, sheet, titleRow } from './Dialog.css.ts';
import { firstSentence } from './firstSentence.ts';

export type DialogProps = {
  /** Its name, shown at the top. */
  title: string;
  isOpen: boolean;
  /** Called for Escape and the close button. A click beside it does nothing: what was typed must not be lost by a slip. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its end, the most likely first. */
  actions?: ReactNode;
  /** `alertdialog` for what needs an answer: its first sentence is read at once and it has no close button beside its answers. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Its work is going on: Escape does not leave it. @default false */
  isPending?: boolean;
};

/** A sheet over the page: takes focus, keeps it while open and returns it where it came from. */
export function Dialog({ isOpen, ...open }: DialogProps): ReactElement | null {
  const hasScripts = useHasScripts();
  // It is a child of the body: what it is written in, a form for one, would not be a good parent of it.
  return isOpen && hasScripts ? createPortal(<OpenDialog {...open} />, document.body) : null;
}

function show(modal: HTMLDialogElement): void {
  modal.showModal();
  // It takes the focus itself and so is heard as a whole, whatever comes first in it.
  modal.focus({ preventScroll: true });
  // The browser has gone to the first button, however far down it is.
  modal.scrollTop = 0;
}

/** The browser's own modal dialog: it keeps the page behind from focus, pointer and screen readers, and knows the way back. */
function OpenDialog({
  title,
  onClose,
  children,
  actions,
  role = 'dialog',
  isPending = false,
}: Omit<DialogProps, 'isOpen'>): ReactElement {
  const messages = useMessages();
  const locale = locales[useLanguage()];
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const descriptionId = useId();
  const description = useRef<HTMLParagraphElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isAlert = role === 'alertdialog';

  // Before it opens, since what describes it is read as it opens. All of its words are read after that anyway.
  useLayoutEffect(() => {
    if (description.current && words.current) description.current.textContent = firstSentence(words.current, locale);
  }, [title, locale]);

  useLayoutEffect(() => {
    const modal = element.current;
    if (modal === null) return undefined;
    const goBack = wayBack();
    show(modal);
    const tellClosed = tellOpen(modal);
    return () => {
      modal.close();
      tellClosed();
      // Its opener may be gone with what was done here.
      afterPaint(goBack);
    };
  }, []);

  const ask = (): void => {
    if (!isPending) onClose();
  };
  const onCancel = (event: SyntheticEvent): void => {
    // That of a file field in it comes by here too: nobody chose a file, that is all.
    if (event.target !== event.currentTarget) return;
    // The page closes it, by not showing it any longer.
    event.preventDefault();
    ask();
  };
  /** After a second way out in a row the browser does not ask any more, and tells it late. */
  const onBrowserClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (currentTarget.open) return;
    show(currentTarget);
    ask();
  };
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    const modal = element.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // A second Escape in a row would close it over the page's head.
      event.preventDefault();
      // Held down, it leaves one dialog and not the next one too.
      if (!event.repeat) latestAsk.current();
    };
    modal?.addEventListener('keydown', onKey);
    return () => {
      modal?.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={overlay}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={isAlert ? descriptionId : undefined}
      tabIndex={-1}
      onCancel={onCancel}
      onClose={onBrowserClose}
    >
      <div className={sheet}>
        <div className={dialog}>
          <div className={titleRow}>
            <h2 id={titleId} className={sizes[3]}>
              {title}
            </h2>
            {!isAlert && (
              <button type="button" className={close} aria-label={messages.close} onClick={ask}>
                <Icon name="close" />
              </button>
            )}
          </div>
          {isAlert && <p ref={description} id={descriptionId} hidden />}
          <div ref={words}>{children}</div>
          {actions !== undefined && <div className={actionRow}>{actions}</div>}
        </div>
      </div>
      <LiveRegions />
    </dialog>
  );
}
