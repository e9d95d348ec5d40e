import { useId, useRef } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { NavPanel } from './NavPanel.tsx';
import { useMenuDismissal } from './useMenuDismissal.ts';

type NavMenuProps = Pick<ComponentProps<typeof NavPanel>, 'entries' | 'account' | 'currentPath'> & {
  /** The name of the navigation, for people who navigate by landmarks. */
  label: string;
  /** The title of the menu on a small screen, where it is a sheet. */
  menuLabel: string;
  place: string;
  buttonClass: string;
  /** The button's icon and label. */
  button: ReactNode;
};

/** The navigation of a bar: its button on a small screen, and the entries. */
export function NavMenu({ label, menuLabel, place, buttonClass, button, ...entries }: NavMenuProps): ReactElement {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useMenuDismissal(panel);
  return (
    <nav className={place} aria-label={label}>
      <button type="button" className={buttonClass} popoverTarget={panelId}>
        {button}
      </button>
      <NavPanel id={panelId} ref={panel} title={menuLabel} {...entries} />
    </nav>
  );
}
