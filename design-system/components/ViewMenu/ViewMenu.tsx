import { useRef } from 'react';
import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { Button } from '../Button/Button.tsx';
import { BarPopover } from '../ListBar/BarPopover.tsx';
import { panelActions } from '../ListBar/ListBar.css.ts';
import { viewLink, viewList } from './ViewMenu.css.ts';

export type ViewMenuProps = {
  /** What the button says: the name of the view that is shown and whether it was changed, or that there are views. */
  label: string;
  /** The views in their order; each is an address. */
  views: readonly { id: string; name: string; href: string }[];
  /** The id of the view that is shown. */
  currentId?: string;
  /** What is said where no view is saved yet. */
  empty: string;
  /** What can be done with the view that is shown, such as to save it. */
  actions: readonly { id: string; label: string; onPress: () => void }[];
};

/** The views of a list that the reader saved, behind a button in the line above it. */
export function ViewMenu({ label, views, currentId, empty, actions }: ViewMenuProps): ReactElement {
  const element = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    const { current } = element;
    if (current === null) return;
    // A dialog that opens next gives the focus back to where it was.
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
