import { errorId } from '../../private/Field/fieldProps.ts';

const controls = 'input, select, textarea, button';

/**
 * Returns the control for an id: the element itself, or in a group the control described by the error, otherwise the first
 * invalid one, the chosen one, or the first one.
 */
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

/** Returns the label to scroll to: the legend of the control's group if both fit in the window, otherwise its own label. */
function wordsOf(control: HTMLElement): HTMLElement | undefined {
  const legend = control.closest('fieldset')?.querySelector('legend');
  const label =
    control.id === '' ? undefined : document.querySelector<HTMLElement>(`label[for="${CSS.escape(control.id)}"]`);
  if (!legend) return label ?? undefined;
  const isChoice = control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
  const height = control.getBoundingClientRect().bottom - legend.getBoundingClientRect().top;
  return isChoice || height < window.innerHeight / 2 ? legend : (label ?? legend);
}

/** Scrolls to a field's label and then focuses its control, without changing the address. Opens disclosures around it. */
export function goToField(fieldId: string): void {
  const target = document.getElementById(fieldId);
  if (target === null) return;
  const control = controlOf(target);
  for (let folded = closedAround(control); folded; folded = closedAround(folded)) folded.open = true;
  (wordsOf(control) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
