import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode, Ref, ToggleEvent } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { further, furtherButton, panel } from './ListBar.css.ts';

type BarPopoverProps = {
  title: string;
  /** Opens it, as what is wrong inside must be seen. @default false */
  isOpen?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** Part of a list's line that opens behind a button: Escape closes it, and so does going on to something else. */
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
  // It begins below its button, and ends there where it would stick out of the window.
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
