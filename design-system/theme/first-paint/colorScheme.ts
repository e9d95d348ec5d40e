/** The available choices: the device's own setting, light, dark, or high contrast. */
export type ColorScheme = 'system' | 'light' | 'dark' | 'contrast';

const storageKey = 'theme';

/**
 * Source of a script for the document's head: sets `data-theme` before the first paint, so that a page
 * in the dark theme never flashes white. It must be small and dependency-free, because the security policy allows it by hash.
 */
export const themeScript = `try{let t=localStorage.${storageKey};if(/^(light|dark|contrast)$/.test(t))document.documentElement.dataset.theme=t}catch{}`;

const changed = new EventTarget();

/** Calls back when the choice changes in this document; returns the unsubscribe function. */
export function subscribeToColorScheme(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
  };
}

/** Returns the current choice in this document. */
export function readColorScheme(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : 'system';
}

/** Applies a choice at once and saves it in this browser, if storage is allowed. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage may be disabled; then the choice applies to this page only.
  }
  changed.dispatchEvent(new Event('change'));
}
