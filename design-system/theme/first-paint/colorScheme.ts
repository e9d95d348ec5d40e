/** What a reader may choose: the device's own setting, day, night, or high contrast. */
export type ColorScheme = 'system' | 'light' | 'dark' | 'contrast';

const storageKey = 'theme';

/**
 * Source of a script for the document's head: sets `data-theme` before the first paint, so that a page
 * read by night never flashes white. It must be small, dependency-free and allowed by the security policy by hash.
 */
export const themeScript = `try{let t=localStorage.${storageKey};if(/^(light|dark|contrast)$/.test(t))document.documentElement.dataset.theme=t}catch{}`;

const changed = new EventTarget();

/** Calls back when the choice changes in this document; returns the way to stop. */
export function subscribeToColorScheme(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
  };
}

/** The choice now in force in this document. */
export function readColorScheme(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : 'system';
}

/** Applies a choice at once and keeps it in this browser, where storage is allowed. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage may be switched off; the choice then holds for this page only.
  }
  changed.dispatchEvent(new Event('change'));
}
