import type { ReactElement, ReactNode } from 'react';

export type FormProps = {
  /** Called for a submit; the browser does not leave the page. Checking the answers is the page's part. */
  onSubmit: () => void;
  /** The answers are on their way: said to screen readers; the submit button shows it. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A form whose messages are ours: the browser's own checks are off, because they speak the browser's language. */
export function Form({ onSubmit, isBusy = false, children }: FormProps): ReactElement {
  return (
    <form
      noValidate
      method="post"
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
