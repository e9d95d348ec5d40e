/**
 * When forms check what was typed: on submit, and from then on when a field is left. Checking at every letter would
 * interrupt screen readers with an error about a word that is half typed. The summary takes the focus, not the first field.
 */
export const formMode = { mode: 'onSubmit', reValidateMode: 'onBlur', shouldFocusError: false } as const;
