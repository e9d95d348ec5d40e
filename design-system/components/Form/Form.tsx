import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterFrame } from '../../private/Focus/afterFrame.ts';

export type FormProps = {
  /** The landmark name; needed to tell forms apart if a page has several. */
  label?: string;
  /** Called on submit, without leaving the page. The page validates the answers. */
  onSubmit: () => void;
  /** Called when a field loses focus, even if another field of the form gets it. */
  onFieldLeft?: () => void;
  /** The answers are being sent: announced to screen readers; the submit button shows it. */
  isBusy?: boolean;
  /** Values of hidden fields by name, which a browser without scripts submits too. */
  hidden?: Readonly<Record<string, string>>;
  /** Called once after hydration with the form's current content, because people may have typed before it. */
  onTakeOver?: (typed: FormData) => void;
  children: ReactNode;
};

// On the server there is nothing to read, and React would warn about a layout effect.
const useTakeOver = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A form with our own messages: the browser's validation is off, because it uses the browser's language. */
export function Form({
  label,
  onSubmit,
  onFieldLeft,
  isBusy = false,
  hidden = {},
  onTakeOver,
  children,
}: FormProps): ReactElement {
  const element = useRef<HTMLFormElement>(null);
  const takeOver = useRef(onTakeOver);

  // Runs before the first paint, because a later render would overwrite the typed text.
  useTakeOver(() => {
    if (element.current) takeOver.current?.(new FormData(element.current));
    takeOver.current = undefined;
  }, []);

  // The page restores the answers itself, because it knows whose they are; the browser would show them to anyone who returns to
  // this address or reopens the tab. Fields still allow autofill through their own attribute.
  useEffect(() => {
    element.current?.setAttribute('autocomplete', 'off');
  }, []);
  useEffect(() => {
    const form = element.current;
    if (!form || !onFieldLeft) return undefined;
    form.addEventListener('focusout', onFieldLeft);
    return () => {
      form.removeEventListener('focusout', onFieldLeft);
    };
  });

  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });
  const callOff = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = undefined;
    },
    [],
  );
  const isByPointer = useRef(false);
  /** Paints the pressed state first: on a slow phone, validating the form and opening a dialog delays feedback too long. */
  const submitSoon = (pressed: HTMLElement | null): void => {
    if (callOff.current) return;
    pressed?.toggleAttribute('data-pressed', true);
    callOff.current = afterFrame(() => {
      callOff.current = undefined;
      pressed?.removeAttribute('data-pressed');
      latest.current();
    });
  };

  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClickCapture={({ detail }) => {
        isByPointer.current = detail > 0;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles the event from a dialog to the form around it, which was not submitted.
        event.stopPropagation();
        // Only pointer submits wait for the paint: keys typed ahead must reach the element that the submit focuses.
        if (isByPointer.current) submitSoon(event.nativeEvent.submitter);
        else onSubmit();
        isByPointer.current = false;
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
