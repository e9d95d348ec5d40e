import { useRef } from 'react';
import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { Button } from '../Button/Button.tsx';
import { BarPopover } from '../ListBar/BarPopover.tsx';
import { panelActions } from '../ListBar/ListBar.css.ts';
import { viewLink, viewList } from './ViewMenu.css.ts';

export type ViewMenuProps = {
  /** The button label: the name of the current view and whether it was changed, or a general label such as 'Views'. */
  label: string;
  /** The views in display order, each with its address. */
  views: readonly { id: string; name: string; href: string }[];
  /** The id of the current view. */
  currentId?: string;
  /** The text if no view is saved yet. */
  empty: string;
  /** Actions on the current view, such as saving it. */
  actions: readonly { id: string; label: string; onPress: () => void }[];
};

/** A menu of the user's saved views of a list, behind a button in the line above the list. */
export function ViewMenu({ label, views, currentId, empty, actions }: ViewMenuProps): ReactElement {
  const element = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    const { current } = element;
    if (current === null) return;
    // A dialog that opens next must be able to return the focus here.
    current.querySelector('summary')?.focus();
    current.open = false;
  };
  return (
    <BarPopover ref={element} title={label}>
      {views.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul role="list" className={viewList}>
          {views.map(({ id, name, href }) => (
            <li key={id}>
              <PageLink
                className={viewLink}
                href={href}
                aria-current={id === currentId ? 'true' : undefined}
                onClick={close}
              >
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <div className={panelActions}>
        {actions.map(({ id, label: words, onPress }) => (
          <Button
            key={id}
            onPress={() => {
              close();
              onPress();
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </BarPopover>
  );
}
