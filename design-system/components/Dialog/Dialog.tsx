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
import { actionRows, bodies, close, contents, overlay, sheets, titleRow } from './Dialog.css.ts';
import { firstSentence } from './firstSentence.ts';

export type DialogProps = {
  /** Its name, shown at the top. */
  title: string;
  isOpen: boolean;
  /** Called for Escape and the close button. A click beside it does nothing: a slip must not lose what was typed. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its end, the most likely first. */
  actions?: ReactNode;
  /**
   * `alertdialog` for a question that needs an answer: its first sentence is read at once and it has no close button beside its
   * answers. @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /** Its action is in progress: Escape does not close it. @default false */
  isPending?: boolean;
  /** A sheet over the page, or the whole window for longer reading. @default 'sheet' */
  size?: keyof typeof sheets;
};

/** A sheet over the page: takes focus, keeps it while open and returns it afterwards. */
export function Dialog({ isOpen, ...open }: DialogProps): ReactElement | null {
  return isOpen ? <DialogOnBody {...open} /> : null;
}

/** Separate from the closed dialog: most pages never open theirs and need not wait for scripts twice. */
function DialogOnBody(open: Omit<DialogProps, 'isOpen'>): ReactElement | null {
  const hasScripts = useHasScripts();
  // It is a child of the body: its surroundings, such as a form, would not be a good parent.
  return hasScripts ? createPortal(<OpenDialog {...open} />, document.body) : null;
}

function show(modal: HTMLDialogElement): void {
  modal.showModal();
  // It takes the focus itself and is therefore read as a whole, whatever comes first in it.
  modal.focus({ preventScroll: true });
  // The browser has focused the first button, however far down it is.
  modal.scrollTop = 0;
}

/** The browser's own modal dialog: it blocks the page behind from focus, pointer and screen readers, and returns the focus. */
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

  // Before it opens, because its description is read as it opens. All of its text is read after that anyway.
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
      // The element that opened it may have disappeared.
      afterPaint(goBack);
    };
  }, []);

  const ask = (): void => {
    if (!isPending) onClose();
  };
  const onCancel = (event: SyntheticEvent): void => {
    // The cancel event of a file field inside also arrives here: nobody chose a file, that is all.
    if (event.target !== event.currentTarget) return;
    // The page closes it by no longer rendering it.
    event.preventDefault();
    ask();
  };
  /** After a second close request in a row the browser no longer asks, and reports it late. */
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
      // A second Escape in a row would close it without asking the page.
      event.preventDefault();
      // Held down, Escape closes one dialog and not the next one too.
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
