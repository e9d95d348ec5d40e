import type { ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { AriaLanguage } from '../../private/AriaLanguage/AriaLanguage.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { items as itemStyles, list, trigger } from './Menu.css.ts';

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
  const name = `${messages.actions}: ${subject}`;
  return (
    <AriaLanguage>
      <MenuTrigger>
        <AriaButton className={trigger} aria-label={name}>
          {messages.actions}
          <Icon name="chevronDown" />
        </AriaButton>
        <Popover placement="bottom end" className={list}>
          <AriaMenu aria-label={name}>
            {items.map(({ id, label, onAction, tone = 'neutral', isDisabled }) => (
              <MenuItem key={id} id={id} className={itemStyles[tone]} textValue={label} isDisabled={isDisabled} onAction={onAction}>
                {label}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  );
}
