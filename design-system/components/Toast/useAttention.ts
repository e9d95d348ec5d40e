import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Whether the pointer or the focus is on an element, and the ref that watches it. The element is not made a control
 * by that, so it listens by itself instead of through handlers in the markup.
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
