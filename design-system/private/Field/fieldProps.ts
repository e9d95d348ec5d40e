import type { Ref } from 'react';

/** The words of a field. */
export type FieldTexts = {
  label: string;
  /** What helps to answer; stays when there is an error. */
  hint?: string;
  /** What is wrong, in the words of the error summary. */
  errorMessage?: string;
};

/** What fields that one types into have in common. */
export type TypedFieldProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The input itself, so that a form can move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  /** Without it the label says '(optional)'. */
  isRequired?: boolean;
  isDisabled?: boolean;
};

export const labelId = (fieldId: string): string => `${fieldId}-label`;

export const hintId = (fieldId: string): string => `${fieldId}-hint`;

export const errorId = (fieldId: string): string => `${fieldId}-error`;

/** What ties a control to its words: both hint and error describe it, in the order in which they are shown. */
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
 * The attributes of a control inside a Field. Required and invalid are said by ARIA alone: the browser's own
 * messages would come in the browser's language and not in the page's.
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
