import { split } from '../../theme/media.ts';

/** Whether this window has room to show an opened row beside its list. */
export function fitsBesideList(): boolean {
  return window.matchMedia(split).matches;
}
