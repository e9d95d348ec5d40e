import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReportRow } from './data/report-row.ts';
import type { ReportPage } from './data/report-rows.ts';

/** How long after the last change of the page its rows are fetched for printing, in ms. */
const pause = 500;

/** The maximum number of printed rows. They are fetched in pieces, since one large message would freeze the page. */
const mostPrinted = 2_000;
const piece = 250;

/** Returns the rows of a view from a position up to another. */
export type FindRows = (from: number, to: number) => Promise<readonly ReportRow[]>;

async function findPrinted(find: FindRows): Promise<readonly ReportRow[]> {
  const rows: ReportRow[] = [];
  let isMore = true;
  while (isMore && rows.length < mostPrinted) {
    const more = await find(rows.length, rows.length + piece);
    rows.push(...more);
    isMore = more.length === piece;
  }
  return rows;
}

/**
 * Returns more rows than the page shows while it is printed. The browser prints synchronously, so they are fetched in advance.
 * @param open opens the rows of the current view
 */
export function usePrintedRows(page: ReportPage, open: () => FindRows): readonly ReportRow[] | undefined {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const fetched = useRef<readonly ReportRow[]>(undefined);
  const [printed, setPrinted] = useState<readonly ReportRow[]>();

  useEffect(() => {
    fetched.current = undefined;
    if (page.pageCount === 1) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void findPrinted(latest.current()).then((rows) => {
        if (!isOver) fetched.current = rows;
      });
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [page]);

  useEffect(() => {
    const before = () => {
      flushSync(() => {
        setPrinted(fetched.current);
      });
    };
    const after = () => {
      setPrinted(undefined);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  return printed;
}
