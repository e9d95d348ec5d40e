import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { AriaLanguage } from '../../private/AriaLanguage/AriaLanguage.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { items as itemStyles, list, trigger as triggerStyle } from './Menu.css.ts';

export type MenuItemProps = {
  id: string;
  label: string;
  onAction: () => void;
  /** `critical` for what cannot be undone; ask with a ConfirmDialog before doing it. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  isDisabled?: boolean;
};

export type MenuProps = {
  /** What the actions are about, such as a person's name; heard after 'Actions' and not shown, as the row shows it. */
  subject: string;
  items: readonly MenuItemProps[];
};

/** Things to do with one row or card. Not for navigation, whose links stand open or in SiteHeader's groups. */
export function Menu({ subject, items }: MenuProps): ReactElement {
  const messages = useFurtherMessages();
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);
  const [isOpen, setOpen] = useState(false);
  // Done once the menu has closed and the focus is back: a dialog that it opens gives the focus back to where it was.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || act === undefined) return;
    chosen.current = undefined;
    trigger.current?.focus();
    act();
  }, [isOpen]);
  const name = `${messages.actions}: ${subject}`;
  return (
    <AriaLanguage>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <AriaButton ref={trigger} className={triggerStyle} aria-label={name}>
          {messages.actions}
          <Icon name="chevronDown" />
        </AriaButton>
        <Popover placement="bottom end" className={list}>
          <AriaMenu aria-label={name}>
            {items.map(({ id, label, onAction, tone = 'neutral', isDisabled }) => (
              <MenuItem
                key={id}
                id={id}
                className={itemStyles[tone]}
                textValue={label}
                isDisabled={isDisabled}
                onAction={() => {
                  chosen.current = onAction;
                }}
              >
                {label}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  );
}
