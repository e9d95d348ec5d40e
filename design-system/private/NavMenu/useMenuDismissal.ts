import { useEffect } from 'react';
import type { RefObject } from 'react';

function openGroups(panel: HTMLElement): readonly HTMLDetailsElement[] {
  return [...panel.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

function closeGroups(panel: HTMLElement, except?: Node): void {
  for (const group of openGroups(panel)) {
    if (except === undefined || !group.contains(except)) group.open = false;
  }
}

/**
 * Enhances a menu that works without scripts. Open groups close when a link is followed, on a click elsewhere, when focus leaves
 * the menu, and on Escape, which returns the focus. The sheet closes when a link is followed, on a change of language, when focus
 * leaves it, and when the entries fit into the bar.
 */
export function useMenuDismissal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current;
    if (panel === null) return;
    const stop = new AbortController();
    const { signal } = stop;

    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element)) return;
      // Any link, including one of the language switch, which the keyboard can reach outside the sheet.
      const followed = target.closest('a[href]') !== null;
      closeGroups(panel, followed ? undefined : target);
      if (followed) panel.hidePopover();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Node) || panel.contains(target)) return;
      closeGroups(panel);
      // The sheet would cover the newly focused element.
      panel.hidePopover();
    };
    const onKey = (event: KeyboardEvent): void => {
      const [group] = openGroups(panel);
      if (event.key !== 'Escape' || group === undefined) return;
      // Each Escape closes one thing: the group now, and the sheet around it the next time.
      event.preventDefault();
      group.open = false;
      group.querySelector('summary')?.focus();
    };
    const onToggle = (event: ToggleEvent): void => {
      // The sheet covers the button that opened it, so the focus must move. The browser returns it when the sheet closes.
      if (event.target === panel && event.newState === 'open') panel.querySelector('button')?.focus();
    };
    const onResize = (): void => {
      // Without its button it is a bar again.
      if (panel.previousElementSibling?.getClientRects().length === 0) panel.hidePopover();
    };

    // Capturing, because clicks on links are stopped before they reach the document.
    document.addEventListener('click', onClick, { signal, capture: true });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('keydown', onKey, { signal });
    panel.addEventListener('toggle', onToggle, { signal });
    window.addEventListener('resize', onResize, { signal });
    return () => {
      stop.abort();
    };
  }, [ref]);
}
