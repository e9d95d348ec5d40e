import { useEffect, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { gap, pages, pagination, position as positionStyle, step } from './Pagination.css.ts';
import { pageList } from './pageList.ts';

export type PaginationProps = {
  /** The current page, starting at 1. */
  page: number;
  pageCount: number;
  /** The name of the navigation, such as 'Pages of the list'. */
  label: string;
  /** Returns the address of a page. With it, pages are links that can be saved, shared and opened without scripts. */
  hrefFor?: (page: number) => string;
  /** Called to open a page if pages have no address. */
  onChange?: (page: number) => void;
};

/** Page navigation for a long list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, label, hrefFor, onChange }: PaginationProps): ReactElement | null {
  const messages = useListMessages();
  const current = useRef<HTMLElement>(null);
  const wasUsed = useRef(false);
  const announce = useAnnounce();
  const position = messages.pageOf(page, pageCount);
  const announced = useRef(page);

  // On the last page 'Next' disappears while it has the focus, so the focus moves to the current page number.
  useEffect(() => {
    if (wasUsed.current && document.activeElement === document.body) current.current?.focus();
    wasUsed.current = false;
  }, [page]);

  useEffect(() => {
    if (announced.current === page) return;
    announced.current = page;
    announce(position);
  }, [announce, page, position]);

  if (pageCount <= 1) return null;
  const to = (target: number, words: string, name?: string) => (
    <PageStep
      ref={target === page ? current : undefined}
      href={hrefFor?.(target)}
      name={name}
      isCurrent={target === page}
      onPress={() => {
        wasUsed.current = true;
        if (hrefFor === undefined) onChange?.(target);
      }}
    >
      {words}
    </PageStep>
  );
  return (
    <nav aria-label={label} className={pagination}>
      <p className={positionStyle}>{position}</p>
      <ul role="list" className={pages}>
        {page > 1 && <li>{to(page - 1, messages.previousPage)}</li>}
        {pageList(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? <span className={gap}>…</span> : to(item, String(item), messages.pageNumber(item))}
          </li>
        ))}
        {page < pageCount && <li>{to(page + 1, messages.nextPage)}</li>}
      </ul>
    </nav>
  );
}

type PageStepProps = {
  ref: Ref<HTMLElement> | undefined;
  href: string | undefined;
  name: string | undefined;
  isCurrent: boolean;
  onPress: () => void;
  children: string;
};

function PageStep({ ref, href, name, isCurrent, onPress, children }: PageStepProps): ReactElement {
  const shared = { className: step, 'aria-label': name, 'aria-current': isCurrent ? ('page' as const) : undefined };
  return href === undefined ? (
    <button type="button" ref={ref as Ref<HTMLButtonElement>} onClick={onPress} {...shared}>
      {children}
    </button>
  ) : (
    <PageLink ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={onPress} {...shared}>
      {children}
    </PageLink>
  );
}
