import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows from the top have changed after each step: as many more as a slow device lays out and paints without a pause. The
 * browser lays out only the rows near the window, so those far below change together.
 */
const first = 12;
const steps = [first, 24, 36, 48, 60];

/**
 * Returns rows that change a few at a time, from the top: a hundred wide rows at once would freeze the page of a slow device.
 * @param isWhole shows all rows at once, as for printing
 */
export function useSlices<Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] {
  const [shown, setShown] = useState({ rows: rows.slice(0, first), of: rows, count: first });

  useEffect(() => {
    const isBegun = shown.of === rows;
    if (isWhole || (isBegun && shown.count >= rows.length)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const count = isBegun ? (steps.find((step) => step > shown.count) ?? rows.length) : first;
      startTransition(() => {
        setShown((before) => ({
          rows: [...rows.slice(0, count), ...before.rows.slice(count, rows.length)],
          of: rows,
          count,
        }));
      });
    };
    // After the browser has painted the previous step.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rows, shown, isWhole]);

  return isWhole ? rows : shown.rows;
}
