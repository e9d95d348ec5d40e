import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Returns whether an element is hovered or contains the focus, and the ref to attach to it. Uses native listeners instead of
 * handlers in the markup, because the element is not a control.
 */
export function useAttention(): [isAttended: boolean, ref: RefCallback<HTMLElement>] {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (element === null) return;
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('pointerenter', () => setHovered(true), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => {
      end.abort();
    };
  }, []);
  return [isHovered || isFocused, ref];
}
