import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { count as countStyle, list, note as noteStyle, row, rowLink, words } from './WorkList.css.ts';

export type WorkItem = {
  id: string;
  /** The count as it is displayed: '12', '1,000+'; missing for a single thing. */
  count?: string;
  /** The text after the count, such as 'offers expire today', or the name of a single thing. */
  label: string;
  /** The context, such as an event's name. */
  note?: string;
  /** The address of the list of the counted items. */
  href?: string;
};

export type WorkListProps = {
  /** The name of the list. */
  label: string;
  /** The items, most urgent first. */
  items: readonly WorkItem[];
};

/** Open work: a count on each line, linked to its list. */
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
      {count !== undefined && (
        <>
          <span className={countStyle}>{count}</span>{' '}
        </>
      )}
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
