import type { ReactElement, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { AriaLanguage } from '../../private/AriaLanguage/AriaLanguage.tsx';
import type { MenuItemProps } from './itemProps.ts';
import { items as itemStyles, list } from './Menu.css.ts';

type Props = {
  name: string;
  triggerId: string;
  trigger: RefObject<HTMLButtonElement | null>;
  items: readonly MenuItemProps[];
  /** The item to focus when the menu opens; undefined while it is closed. */
  focused: 'first' | 'last' | undefined;
  onClose: () => void;
  /** Called with the action of the chosen item, before the menu closes. */
  onChoose: (act: () => void) => void;
};

/**
 * Moves the focus into the menu when the item appears. The menu's own `autoFocus` waits a frame after a click
 * by keyboard or screen reader, and then often focuses the menu instead of the item.
 */
function takeFocus(item: HTMLElement | null): void {
  if (item?.closest('[role=menu]')?.contains(document.activeElement) === false) item.focus({ preventScroll: true });
}

/** The popup of a Menu. */
export function MenuItems({ name, triggerId, trigger, items, focused, onClose, onChoose }: Props): ReactElement {
  const enabled = items.filter(({ isDisabled }) => !isDisabled);
  const first = focused === 'last' ? enabled.at(-1) : enabled[0];
  return (
    <AriaLanguage>
      <Popover
        triggerRef={trigger}
        isOpen={focused !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        placement="bottom end"
        aria-labelledby={triggerId}
        className={list}
      >
        <AriaMenu aria-label={name} onClose={onClose}>
          {items.map(({ id, label, onAction, tone = 'neutral', isDisabled }) => (
            <MenuItem
              key={id}
              id={id}
              ref={id === first?.id ? takeFocus : undefined}
              className={itemStyles[tone]}
              textValue={label}
              isDisabled={isDisabled}
              onAction={() => {
                onChoose(onAction);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </AriaLanguage>
  );
}
