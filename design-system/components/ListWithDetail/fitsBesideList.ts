import { media } from '../../theme/media.ts';

/** Whether what is opened from a list stands beside it in this window now. */
export function fitsBesideList(): boolean {
  return window.matchMedia(media.split).matches;
}
