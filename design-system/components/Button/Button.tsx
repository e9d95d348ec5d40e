import { useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
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
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/** Something to do on this page. What leads to another page is a LinkButton. */
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
  ref,
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const explained = isDisabled && disabledReason !== undefined;
  const button = (
    <AriaButton
      ref={ref}
      className={`${tones[tone]} ${sizes[size]}`}
      // A submit button that only explains itself must not send the form.
      type={explained ? 'button' : type}
      onPress={explained ? undefined : onPress}
      isPending={isPending}
      isDisabled={isDisabled && !explained}
      aria-disabled={explained}
      aria-describedby={explained ? reasonId : undefined}
    >
      {isPending && <span className={pendingMark} aria-hidden="true" />}
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </AriaButton>
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
