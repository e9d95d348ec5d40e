import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReportRow } from './data/report-row.ts';
import type { ReportPage } from './data/report-rows.ts';

/** How long after the last change of the page its rows are fetched for printing, in ms. */
const pause = 500;

/**
 * Returns more rows than the page shows while it is printed. The browser prints synchronously, so they are fetched in advance.
 * @param find returns the first rows of the current view
 */
export function usePrintedRows(
  page: ReportPage,
  find: () => Promise<readonly ReportRow[]>,
): readonly ReportRow[] | undefined {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const fetched = useRef<readonly ReportRow[]>(undefined);
  const [printed, setPrinted] = useState<readonly ReportRow[]>();

  useEffect(() => {
    fetched.current = undefined;
    if (page.pageCount === 1) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void latest.current().then((rows) => {
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
