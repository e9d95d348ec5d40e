import { useEffect, useId } from 'react';
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { pendingMark, reason, sizes, tones } from './Button.css.ts';

export type ButtonProps = {
  children: ReactNode;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** One primary per screen; `critical` for irreversible actions. @default 'secondary' */
  tone?: keyof typeof tones;
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** Called for a click, a tap, Enter and Space. */
  onPress?: () => void;
  /** The action is in progress: the button keeps focus, ignores presses and announces `pendingLabel`. */
  isPending?: boolean;
  /** Its label while pending, such as 'Sending…'. */
  pendingLabel?: string;
  isDisabled?: boolean;
  /**
   * Why the button is disabled, shown below it. With a reason it stays focusable, so that the reason is announced. A button that
   * may become disabled while it has the focus always gets the reason: it is only shown while needed.
   */
  disabledReason?: string;
  /** Called when the button is pressed while it is disabled with a reason. */
  onDisabledPress?: () => void;
  /** The ids of other text that describes the button, such as the error of the group that it begins. */
  descriptionId?: string;
  /** A ref to the element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/** In milliseconds. A result that arrives sooner is announced itself; a message about waiting would only interfere. */
const quietFor = 500;

/** Safari does not focus a clicked button, but a dialog that it opens must know where to return the focus. */
function takeFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  // Enter in a field clicks the submit button, but the focus stays in the field.
  const isSentFromField =
    detail === 0 && currentTarget.type === 'submit' && currentTarget.form?.contains(document.activeElement);
  if (!isSentFromField && !currentTarget.contains(document.activeElement)) currentTarget.focus({ preventScroll: true });
}

/**
 * An action on this page. Use a LinkButton for a link to another page. It is the native button, which handles mouse, touch,
 * Enter and Space, and keeps react-aria's button out of every page's scripts.
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
  onDisabledPress,
  descriptionId,
  ref,
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const explained = isDisabled && disabledReason !== undefined;
  const isIdle = explained || isPending;
  const announce = useAnnounce();

  useEffect(() => {
    if (!isPending || pendingLabel === undefined) return;
    let takeBack: (() => void) | undefined;
    const timer = setTimeout(() => {
      takeBack = announce(pendingLabel);
    }, quietFor);
    return () => {
      clearTimeout(timer);
      // The action has finished, so its pending message must not be announced.
      takeBack?.();
    };
  }, [announce, isPending, pendingLabel]);

  const button = (
    <button
      ref={ref}
      className={`${tones[tone]} ${sizes[size]}`}
      // A submit button that only explains itself, or is pending, must not send the form.
      type={isIdle ? 'button' : type}
      disabled={isDisabled && !explained}
      aria-disabled={isIdle || undefined}
      onClick={(event) => {
        takeFocus(event);
        if (!isIdle) onPress?.();
        else if (explained) onDisabledPress?.();
      }}
      data-pending={isPending || undefined}
      aria-describedby={explained ? reasonId : descriptionId}
    >
      {isPending && <span className={pendingMark} aria-hidden="true" />}
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
  // The frame depends on the reason alone: a button that moved into one would lose the focus.
  if (disabledReason === undefined) return button;
  return (
    <div>
      {button}
      {explained && (
        <span id={reasonId} className={reason}>
          {disabledReason}
        </span>
      )}
    </div>
  );
}
