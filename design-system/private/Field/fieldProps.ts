import type { Ref } from 'react';

/** The texts of a field. */
export type FieldTexts = {
  label: string;
  /** Help for the answer; it stays if there is an error. */
  hint?: string;
  /** The error message, the same as in the error summary. */
  errorMessage?: string;
};

/** The common props of fields for typed text. */
export type TypedFieldProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The input itself, so that a form can move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  /** If false, the label says '(optional)'. */
  isRequired?: boolean;
  isDisabled?: boolean;
};

export const labelId = (fieldId: string): string => `${fieldId}-label`;

export const hintId = (fieldId: string): string => `${fieldId}-hint`;

export const errorId = (fieldId: string): string => `${fieldId}-error`;

/** Returns the ids of the hint and the error, which both describe a control, in display order. */
export function describedBy(
  fieldId: string,
  { hint, errorMessage }: Pick<FieldTexts, 'hint' | 'errorMessage'>,
): string | undefined {
  const ids = [hint !== undefined && hintId(fieldId), errorMessage !== undefined && errorId(fieldId)].filter(
    (id) => id !== false,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/**
 * The attributes of a control inside a Field. Only ARIA conveys required and invalid: the browser's own
 * messages would be in the browser's language, not in the page's.
 */
export function controlAttributes({
  name,
  hint,
  errorMessage,
  isRequired = false,
}: Pick<TypedFieldProps, 'name' | 'hint' | 'errorMessage' | 'isRequired'>) {
  return {
    id: name,
    name,
    'aria-describedby': describedBy(name, { hint, errorMessage }),
    'aria-invalid': errorMessage !== undefined || undefined,
    'aria-required': isRequired || undefined,
  } as const;
}
