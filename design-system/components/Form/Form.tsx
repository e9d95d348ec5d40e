import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterFrame } from '../../private/Focus/afterFrame.ts';

export type FormProps = {
  /** Its name as a landmark: if a page has several forms, each says what it is for. */
  label?: string;
  /** Called on submit; the browser does not leave the page. The page checks the answers. */
  onSubmit: () => void;
  /** Called when a field loses focus, even to another field of the form. */
  onFieldLeft?: () => void;
  /** The answers are being sent: announced to screen readers; the submit button shows it. */
  isBusy?: boolean;
  /** Hidden values that a browser without scripts sends along, by name. */
  hidden?: Readonly<Record<string, string>>;
  /** Called once after hydration, with the form's current content: people may have typed before it. */
  onTakeOver?: (typed: FormData) => void;
  children: ReactNode;
};

// On the server there is nothing to read, and React would complain about a layout effect.
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

  // Before anything is painted: a later change of the page would overwrite what was typed.
  useTakeOver(() => {
    if (element.current) takeOver.current?.(new FormData(element.current));
    takeOver.current = undefined;
  }, []);

  // The page knows whose answers these are and restores them; the browser would show them to anyone who returns to this address
  // or reopens the tab. Fields still allow autofill by their own attribute.
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
  /** To check a form, and to open what asks about it, takes a slow phone longer than a tap should go unanswered. */
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
        // React bubbles it from a dialog to the form around it, which was not submitted.
        event.stopPropagation();
        // Keys typed ahead must go to the element that a submit focuses: only a pointer waits for the paint.
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
