import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import type { MenuItemProps } from './itemProps.ts';
import { trigger as triggerStyle } from './Menu.css.ts';

export type { MenuItemProps };

export type MenuContent = readonly MenuItemProps[] | (() => readonly MenuItemProps[]);

export type MenuProps = {
  /** The subject of the actions, such as a person's name; read after 'Actions' but not shown, because the row shows it. */
  subject: string;
  /** The items, or a function that is called only when the menu opens, for pages with hundreds of menus. */
  items: MenuContent;
  /** The button's label in place of 'Actions', such as 'Complete file'. */
  label?: string;
};

const load = () => import('./MenuItems.tsx');

/**
 * Actions on one row or card. Not for navigation, whose links are visible or in SiteHeader's groups.
 * The menu is loaded when the pointer or focus reaches the button: a list has many menus, and most are never opened.
 */
export function Menu({ subject, items, label }: MenuProps): ReactElement {
  const messages = useListMessages();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [failure, setFailure] = useState<Error>();
  const [focused, setFocused] = useState<'first' | 'last'>();
  const isOpen = loaded !== undefined && focused !== undefined;
  // Runs the action after the menu closes and the button has the focus, so that a dialog can return the focus to it.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || act === undefined) return;
    chosen.current = undefined;
    trigger.current?.focus();
    act();
  }, [isOpen]);
  // The nearest error boundary tells the user what to do if a file cannot be loaded.
  if (failure !== undefined) throw failure;

  const open = (item: 'first' | 'last') => {
    // Safari does not focus a pressed button, but the focus must be able to return to it.
    trigger.current?.focus();
    setFocused(item);
    if (loaded) return;
    load().then(setLoaded, (reason: unknown) => {
      setFailure(reason instanceof Error ? reason : new Error(String(reason)));
    });
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const prepare = () => {
    load().catch(() => undefined);
  };
  const words = label ?? messages.actions;
  const name = `${words}: ${subject}`;
  const Items = loaded?.MenuItems;
  const shown = typeof items === 'function' ? (isOpen ? items() : []) : items;
  return (
    <>
      <button
        ref={trigger}
        id={id}
        type="button"
        className={triggerStyle}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          open('first');
        }}
        onKeyDown={openByArrow}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {words}
        <Icon name="chevronDown" />
      </button>
      {Items && (
        <Items
          name={name}
          triggerId={id}
          trigger={trigger}
          items={shown}
          focused={focused}
          onClose={() => {
            setFocused(undefined);
          }}
          onChoose={(act) => {
            chosen.current = act;
          }}
        />
      )}
    </>
  );
}
