/**
 * When forms check what was typed: on submit, and from then on when a field loses focus. Checking every letter would interrupt
 * screen readers with an error about a half-typed word. The summary takes the focus, not the first field.
 */
export const formMode = { mode: 'onSubmit', reValidateMode: 'onBlur', shouldFocusError: false } as const;
