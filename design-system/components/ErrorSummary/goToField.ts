import { errorId } from '../../private/Field/fieldProps.ts';

const controls = 'input, select, textarea, button';

/** The control that an id stands for: itself, or of a group the one that says the error, else the first wrong one, else the chosen one, else the first. */
function controlOf(target: HTMLElement): HTMLElement {
  if (target.matches(controls)) return target;
  const saysError = `[aria-describedby~="${CSS.escape(errorId(target.id))}"]`;
  const inGroup = [saysError, '[aria-invalid="true"]', 'input:checked', controls].map((selector) =>
    target.querySelector<HTMLElement>(selector),
  );
  return inGroup.find((control) => control !== null) ?? target;
}

function closedAround(element: HTMLElement): HTMLDetailsElement | null {
  return element.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null;
}

/**
 * The words to bring into view with a control: the legend of its question when both fit in the window together,
 * else its own label.
 */
function wordsOf(control: HTMLElement): HTMLElement | undefined {
  const legend = control.closest('fieldset')?.querySelector('legend');
  const label =
    control.id === '' ? undefined : document.querySelector<HTMLElement>(`label[for="${CSS.escape(control.id)}"]`);
  if (!legend) return label ?? undefined;
  const isChoice = control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
  const height = control.getBoundingClientRect().bottom - legend.getBoundingClientRect().top;
  return isChoice || height < window.innerHeight / 2 ? legend : (label ?? legend);
}

/**
 * Brings a field's label into view and then moves focus to its control, without touching the address. Whatever it is folded
 * away in opens.
 */
export function goToField(fieldId: string): void {
  const target = document.getElementById(fieldId);
  if (target === null) return;
  const control = controlOf(target);
  for (let folded = closedAround(control); folded; folded = closedAround(folded)) folded.open = true;
  (wordsOf(control) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
