import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode, Ref, ToggleEvent } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { further, furtherButton, panel } from './ListBar.css.ts';

type BarPopoverProps = {
  title: string;
  /** Opens the popover, so that errors inside are visible. @default false */
  isOpen?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** A popover of a ListBar that a button opens. It closes on Escape and when the focus leaves it. */
export function BarPopover({ title, isOpen = false, ref, children }: BarPopoverProps): ReactElement {
  const close = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.stopPropagation();
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  // Aligns the panel with the start of its button, or with the end if it would overflow the window.
  const fit = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
    currentTarget.removeAttribute('data-at-end');
    const { right = 0 } = currentTarget.lastElementChild?.getBoundingClientRect() ?? {};
    currentTarget.toggleAttribute('data-at-end', currentTarget.open && right > document.documentElement.clientWidth);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only hears events of the controls inside it.
    <details
      ref={ref}
      className={further}
      open={isOpen || undefined}
      onKeyDown={close}
      onBlur={closeWhenLeft}
      onToggle={fit}
    >
      <summary className={furtherButton}>
        {title}
        <Icon name="chevronDown" />
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
