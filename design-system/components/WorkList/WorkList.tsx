import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { count as countStyle, list, note as noteStyle, row, rowLink, words } from './WorkList.css.ts';

export type WorkItem = {
  id: string;
  /** How much there is, as it is written: '12', '1,000+'. */
  count: string;
  /** What it is, as it follows the number: 'offers expire today'. */
  label: string;
  /** Where it belongs, such as an event's name. */
  note?: string;
  /** Where the things that are counted are listed. */
  href?: string;
};

export type WorkListProps = {
  /** Name of the list. */
  label: string;
  /** The most urgent first. */
  items: readonly WorkItem[];
};

/** What waits for someone: how much of what, each line the way to it. */
export function WorkList({ label, items }: WorkListProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={list}>
      {items.map((item) => (
        <li key={item.id}>
          {item.href === undefined ? (
            <div className={row}>
              <Line {...item} />
            </div>
          ) : (
            <PageLink className={rowLink} href={item.href}>
              <Line {...item} />
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ count, label, note }: WorkItem): ReactElement {
  return (
    <>
      <span className={countStyle}>{count}</span>{' '}
      <span className={words}>
        {label}
        {note !== undefined && (
          <>
            {' '}
            <span className={noteStyle}>{note}</span>
          </>
        )}
      </span>
    </>
  );
}
