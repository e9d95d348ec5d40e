import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterFrame } from '../../private/Focus/afterFrame.ts';

export type FormProps = {
  /** Its name, that of a landmark: where a page has several forms, each says what it is for. */
  label?: string;
  /** Called for a submit; the browser does not leave the page. Checking the answers is the page's part. */
  onSubmit: () => void;
  /** Called when a field is left, also for another one of the form. */
  onFieldLeft?: () => void;
  /** The answers are on their way: said to screen readers; the submit button shows it. */
  isBusy?: boolean;
  /** Values that go along unseen when a browser without scripts sends the form, by their names. */
  hidden?: Readonly<Record<string, string>>;
  /** Called once, when scripts have taken the form over, with what stands in it: one may have typed before they came. */
  onTakeOver?: (typed: FormData) => void;
  children: ReactNode;
};

// On the server there is nothing to read, and React would complain about a layout effect.
const useTakeOver = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A form whose messages are ours: the browser's own checks are off, because they speak the browser's language. */
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

  // The page knows whose answers these are and brings them back; the browser would show them to whoever comes back to this
  // address or reopens the tab. Fields still say by their own attribute what may be filled in for them.
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
        // React passes it on from a dialog to the form around it, which was not submitted.
        event.stopPropagation();
        // Keys that are typed ahead must meet the focus where a submit takes it: only a pointer waits for the paint.
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
