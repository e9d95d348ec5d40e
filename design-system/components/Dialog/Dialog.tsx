import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { locales, useLanguage, useMessages } from '../../i18n/useMessages.ts';
import { LiveRegions } from '../../private/Announcer/Announcer.tsx';
import { afterPaint } from '../../private/Focus/afterPaint.ts';
import { wayBack } from '../../private/Focus/wayBack.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { registerOpen } from '../../private/OpenDialogs/openDialogs.ts';
import { useHasScripts } from '../../private/Scripts/useHasScripts.ts';
import { sizes } from '../Heading/Heading.css.ts';
import { actionRows, bodies, close, contents, overlay, sheets, titleRow } from './Dialog.css.ts';
import { firstSentence } from './firstSentence.ts';

export type DialogProps = {
  /** The dialog's name, shown at the top. */
  title: string;
  isOpen: boolean;
  /** Called for Escape and the close button. A click outside does nothing: a slip must not lose typed text. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end, the most likely first. */
  actions?: ReactNode;
  /**
   * `alertdialog` for a question that needs an answer: its first sentence is read at once, and it has no close button besides
   * its answers. @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /** The action is in progress: Escape does not close the dialog. @default false */
  isPending?: boolean;
  /** A sheet over the page, or the full window for longer reading. @default 'sheet' */
  size?: keyof typeof sheets;
};

/** A modal sheet over the page: takes focus, keeps it while open and returns it afterward. */
export function Dialog({ isOpen, ...open }: DialogProps): ReactElement | null {
  return isOpen ? <DialogOnBody {...open} /> : null;
}

/** A separate component, so that a closed dialog, which most pages never open, does not render again after hydration. */
function DialogOnBody(open: Omit<DialogProps, 'isOpen'>): ReactElement | null {
  const hasScripts = useHasScripts();
  // Rendered in the body: a surrounding element, such as a form, would be the wrong parent.
  return hasScripts ? createPortal(<OpenDialog {...open} />, document.body) : null;
}

function show(modal: HTMLDialogElement): void {
  modal.showModal();
  // The dialog itself takes the focus, so that screen readers read all of it, whatever comes first in it.
  modal.focus({ preventScroll: true });
  // The browser has scrolled to the first button, however far down it is.
  modal.scrollTop = 0;
}

/** The native modal dialog: it blocks focus, pointer and screen readers from the page behind it, and returns the focus. */
function OpenDialog({
  title,
  onClose,
  children,
  actions,
  role = 'dialog',
  isPending = false,
  size = 'sheet',
}: Omit<DialogProps, 'isOpen'>): ReactElement {
  const messages = useMessages();
  const locale = locales[useLanguage()];
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const descriptionId = useId();
  const description = useRef<HTMLParagraphElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isAlert = role === 'alertdialog';

  // Set before the dialog opens, because the description is read at that moment. The full text is read after it anyway.
  useLayoutEffect(() => {
    if (description.current && words.current) description.current.textContent = firstSentence(words.current, locale);
  }, [title, locale]);

  useLayoutEffect(() => {
    const modal = element.current;
    if (modal === null) return undefined;
    const goBack = wayBack();
    show(modal);
    const unregister = registerOpen(modal);
    return () => {
      modal.close();
      unregister();
      // The element that opened the dialog may be gone.
      afterPaint(goBack);
    };
  }, []);

  const ask = (): void => {
    if (!isPending) onClose();
  };
  const onCancel = (event: SyntheticEvent): void => {
    // The cancel event of a file field inside bubbles here; it only means that no file was chosen.
    if (event.target !== event.currentTarget) return;
    // The page closes the dialog by no longer rendering it.
    event.preventDefault();
    ask();
  };
  /** On a second close request in a row, the browser closes the dialog without a cancelable event and reports it late. */
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
      // Otherwise the browser would close the dialog on a second Escape without asking the page.
      event.preventDefault();
      // Holding Escape down closes only one dialog, not the next one too.
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
      <div className={sheets[size]}>
        <div className={contents[size]}>
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
          <div ref={words} className={bodies[size]}>
            {children}
          </div>
          {actions !== undefined && <div className={actionRows[size]}>{actions}</div>}
        </div>
      </div>
      <LiveRegions />
    </dialog>
  );
}
