import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { goToField } from './goToField.ts';
import { link, list, summary, title as titleStyle, words } from './ErrorSummary.css.ts';

type SummaryError = {
  fieldId?: string;
  /** The label of the field, put in front if two errors would read the same. */
  label?: string;
  message: string;
};

export type ErrorSummaryProps = {
  title: string;
  /**
   * In page order, with the same messages as at the fields; without `fieldId` there is no link. Nothing is shown without errors.
   */
  errors: readonly SummaryError[];
  /** Changes with each submit: its first errors take the focus, once. */
  focusKey: number | string;
};

/** The text of an error: with the field's label if another error has the same message. */
function wordsOf({ label, message }: SummaryError, errors: readonly SummaryError[]): string {
  const isRepeated = errors.filter((error) => error.message === message).length > 1;
  return isRepeated && label !== undefined ? `${label}: ${message}` : message;
}

/**
 * The errors of a failed submit; shown even for one error, above the form. It stays mounted while nothing is wrong: someone who
 * types a wrong letter after correcting everything must not be moved away from the field.
 */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps): ReactNode {
  const titleId = useId();
  const listId = useId();
  const element = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<number | string>(undefined);
  const isShown = errors.length > 0;

  useEffect(() => {
    if (!isShown || focusedFor.current === focusKey) return;
    focusedFor.current = focusKey;
    element.current?.focus();
  }, [focusKey, isShown]);

  if (!isShown) return null;

  return (
    // Focus makes it read: name and description, in order and once, even if the same errors are found again. As an alert it would
    // be read twice, and in pieces; so would the same element if its errors change.
    <div
      key={focusKey}
      ref={element}
      className={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={listId}
    >
      <h2 id={titleId} className={titleStyle}>
        {title}
      </h2>
      <ul id={listId} className={list} role="list">
        {errors
          .map((error) => ({ fieldId: error.fieldId, text: wordsOf(error, errors) }))
          .map(({ fieldId, text }) => (
            <li key={`${fieldId ?? ''} ${text}`}>
              {fieldId === undefined ? (
                <span className={words}>{text}</span>
              ) : (
                // A plain link: the router must not handle it, or the address would keep the hash.
                <a
                  className={link}
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goToField(fieldId);
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
