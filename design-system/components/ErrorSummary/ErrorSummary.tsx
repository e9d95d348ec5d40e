import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { goToField } from './goToField.ts';
import { link, list, summary, title as titleStyle, words } from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  title: string;
  /** In page order, each in the same words as at its field. Without `fieldId` it is said without a link. */
  errors: readonly { fieldId?: string; message: string }[];
  /** Another value for each failed submit: the summary then takes focus. */
  focusKey: number | string;
};

/** What went wrong, after a submit that failed; shown even for one error, above what it is about. */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps): ReactElement {
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    element.current?.focus();
  }, [focusKey]);

  return (
    <div ref={element} className={summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
      {/* The alert stands inside what takes focus, so that the two do not race each other in screen readers. What is put
          right goes silently: only a new error is said, not all that remain, with every letter typed. */}
      <div role="alert" aria-atomic="false" aria-relevant="additions">
        <h2 id={titleId} className={titleStyle}>
          {title}
        </h2>
        <ul className={list} role="list">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                <span className={words}>{message}</span>
              ) : (
                // A plain link: the router must not see it, or the address would keep the hash.
                <a
                  className={link}
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goToField(fieldId);
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
