/** The density of staff screens: `compact` for a mouse, `comfortable` as large as the public pages. */
export type Density = 'compact' | 'comfortable';

const storageKey = 'density';
const changed = new EventTarget();

/** Calls back when the choice changes in this document; returns the unsubscribe function. */
export function subscribeToDensity(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
  };
}

/** Returns the current choice in this document. */
export function readDensity(): Density {
  return document.documentElement.dataset.density === 'comfortable' ? 'comfortable' : 'compact';
}

function apply(density: Density): void {
  if (density === 'compact') delete document.documentElement.dataset.density;
  else document.documentElement.dataset.density = density;
  changed.dispatchEvent(new Event('change'));
}

/** Applies the choice saved in this browser to the document. */
export function restoreDensity(): void {
  try {
    apply(localStorage.getItem(storageKey) === 'comfortable' ? 'comfortable' : 'compact');
  } catch {
    // Storage may be disabled; then a choice applies to this page only.
  }
}

/** Applies a choice at once and saves it in this browser, if storage is allowed. */
export function chooseDensity(density: Density): void {
  apply(density);
  try {
    if (density === 'compact') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, density);
  } catch {
    // See restoreDensity.
  }
}
