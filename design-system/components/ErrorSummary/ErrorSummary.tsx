import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { goToField } from './goToField.ts';
import { link, list, summary, title as titleStyle, words } from './ErrorSummary.css.ts';

type SummaryError = {
  fieldId?: string;
  /** The label of the field, prefixed if two errors have the same message. */
  label?: string;
  message: string;
  /** Whether the message could be about any field, such as 'Fill this in.': then the label is always prefixed. */
  isUnspecific?: boolean;
};

export type ErrorSummaryProps = {
  title: string;
  /**
   * The errors in page order, with the same messages as at the fields; without `fieldId` there is no link. If there are no
   * errors, nothing is shown.
   */
  errors: readonly SummaryError[];
  /** Must change with each submit: the first errors after a change take the focus, once. */
  focusKey: number | string;
};

/** Returns the text of an error, with the field's label if the message alone does not say which field it is about. */
function wordsOf({ label, message, isUnspecific = false }: SummaryError, errors: readonly SummaryError[]): string {
  const isRepeated = errors.filter((error) => error.message === message).length > 1;
  return (isRepeated || isUnspecific) && label !== undefined ? `${label}: ${message}` : message;
}

/**
 * The errors of a failed submit, shown above the form even if there is only one. It stays mounted when there are no errors:
 * someone who types a wrong letter after correcting everything must not lose the focus from the field.
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
    // Moving focus makes screen readers read name and description once and in order, even if the errors are the same again. An
    // alert would be read twice and in pieces, and so would the same element with changed errors.
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
                // A plain link, because with the router the address would keep the hash.
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
