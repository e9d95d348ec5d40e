import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { goToField } from './goToField.ts';
import { link, list, summary, title as titleStyle, words } from './ErrorSummary.css.ts';

type SummaryError = {
  fieldId?: string;
  /** The label of the field, which is put in front where two errors would read the same. */
  label?: string;
  message: string;
};

export type ErrorSummaryProps = {
  title: string;
  /** In page order, each in the same words as at its field; without `fieldId` said without a link. None: nothing is shown. */
  errors: readonly SummaryError[];
  /** Another value for each submit: its first errors take the focus, once. */
  focusKey: number | string;
};

/** The words of an error: with the field's label where another error has the same message. */
function wordsOf({ label, message }: SummaryError, errors: readonly SummaryError[]): string {
  const isRepeated = errors.filter((error) => error.message === message).length > 1;
  return isRepeated && label !== undefined ? `${label}: ${message}` : message;
}

/**
 * What went wrong, after a submit that failed; shown even for one error, above what it is about. It stays in the form also
 * while nothing is wrong: one who types a wrong letter again after putting all right must not be carried away from the field.
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
    // Focus has it read: name and description, in order and once, also when the same errors are found again. As an alert
    // besides, it would be said twice, and in pieces; so would the same element, when other errors describe it than before.
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
                // A plain link: the router must not see it, or the address would keep the hash.
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
