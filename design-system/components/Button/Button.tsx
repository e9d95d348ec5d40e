import { useEffect, useId } from 'react';
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { pendingMark, reason, sizes, tones } from './Button.css.ts';

export type ButtonProps = {
  children: ReactNode;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** One primary on a screen; `critical` for what cannot be undone. @default 'secondary' */
  tone?: keyof typeof tones;
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** Called for a click, a tap, Enter and Space alike. */
  onPress?: () => void;
  /** Its work is going on: it keeps focus, does nothing more and says so. */
  isPending?: boolean;
  /** What it says meanwhile, such as 'Sending…'. */
  pendingLabel?: string;
  isDisabled?: boolean;
  /** Why it is disabled, shown below it. With a reason it can still be reached, so that the reason is heard. */
  disabledReason?: string;
  /** Words elsewhere that are heard with it, by their ids: what is wrong with the group that begins with this button. */
  descriptionId?: string;
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/** In milliseconds. An answer that comes sooner is heard itself; words about the wait would only come in its way. */
const quietFor = 500;

/** Safari gives a clicked button no focus; dialogs that it opens must know where to bring it back. */
function takeFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  // Enter in a field clicks the button that sends its form; who types stays in the field.
  const isSentFromField =
    detail === 0 && currentTarget.type === 'submit' && currentTarget.form?.contains(document.activeElement);
  if (!isSentFromField && !currentTarget.contains(document.activeElement)) currentTarget.focus({ preventScroll: true });
}

/**
 * Something to do on this page. What leads to another page is a LinkButton. The browser's own button: it hears pointer,
 * finger, Enter and Space alike, and every page can have one without react-aria's.
 */
export function Button({
  children,
  type = 'button',
  tone = 'secondary',
  size = 'medium',
  onPress,
  isPending = false,
  pendingLabel,
  isDisabled = false,
  disabledReason,
  descriptionId,
  ref,
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const explained = isDisabled && disabledReason !== undefined;
  const isIdle = explained || isPending;
  const announce = useAnnounce();

  useEffect(() => {
    if (!isPending || pendingLabel === undefined) return;
    const timer = setTimeout(() => {
      announce(pendingLabel);
    }, quietFor);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, isPending, pendingLabel]);

  const button = (
    <button
      ref={ref}
      className={`${tones[tone]} ${sizes[size]}`}
      // A submit button that only explains itself, or is at work, must not send the form.
      type={isIdle ? 'button' : type}
      disabled={isDisabled && !explained}
      aria-disabled={isIdle || undefined}
      onClick={(event) => {
        takeFocus(event);
        if (!isIdle) onPress?.();
      }}
      data-pending={isPending || undefined}
      aria-describedby={explained ? reasonId : descriptionId}
    >
      {isPending && <span className={pendingMark} aria-hidden="true" />}
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
  if (!explained) return button;
  return (
    <div>
      {button}
      <span id={reasonId} className={reason}>
        {disabledReason}
      </span>
    </div>
  );
}
