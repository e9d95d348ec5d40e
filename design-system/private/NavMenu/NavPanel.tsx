import type { ReactElement, Ref } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { accountEntries, linksOf } from './entries.ts';
import type { AccountEntry, NavEntry } from './entries.ts';
import { currentHref } from './currentHref.ts';
import { NavGroup } from './NavGroup.tsx';
import { NavLink } from './NavLink.tsx';
import {
  account as accountStyle,
  closeButton,
  closeRow,
  entryList,
  panel,
  place,
  sheetTitle,
  waiting,
} from './NavPanel.css.ts';

type NavPanelProps = {
  id: string;
  ref: Ref<HTMLDivElement>;
  /** The title of the menu on a small screen, where it is a sheet. */
  title: string;
  entries: readonly NavEntry[];
  account: AccountEntry;
  currentPath: string;
};

/** All entries of the menu, rendered once: a bar if there is room, a sheet over the page on a small screen. */
export function NavPanel({ id, ref, title, entries, account, currentPath }: NavPanelProps): ReactElement {
  const messages = useMessages();
  const ofAccount = accountEntries(account);
  const current = currentHref(
    linksOf([...entries, ...ofAccount]).map(({ href }) => href),
    currentPath,
  );
  const listed = (list: readonly NavEntry[]) =>
    list.map((entry) => (
      <li key={entry.label} className={place}>
        {entry.kind === 'link' ? (
          <NavLink {...entry} place="bar" isCurrent={entry.href === current} />
        ) : (
          <NavGroup entry={entry} name={id} current={current} />
        )}
      </li>
    ));
  return (
    <div id={id} ref={ref} popover="auto" className={panel}>
      <div className={closeRow}>
        <span className={sheetTitle}>{title}</span>
        <button type="button" className={closeButton} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
          {messages.close}
        </button>
      </div>
      <ul role="list" className={entryList}>
        {listed(entries)}
      </ul>
      <ul role="list" className={`${entryList} ${accountStyle}`}>
        {listed(ofAccount)}
        {account.kind === 'loading' && (
          <li className={`${place} ${waiting}`}>
            <Spinner label={account.label} isLabelHidden />
            <noscript>
              <NavLink {...account.fallback} place="bar" isCurrent={false} />
            </noscript>
          </li>
        )}
      </ul>
    </div>
  );
}
