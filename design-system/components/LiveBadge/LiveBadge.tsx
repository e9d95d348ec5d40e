import type { ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import { badge, marks } from './LiveBadge.css.ts';

export type LiveBadgeProps = {
  /** Whether it is being sent now. */
  isLive: boolean;
  /** What it says while it is, such as 'Live now: Saturday prayer'. */
  liveLabel: string;
  /** What it says otherwise, such as 'Not live now'. */
  notLiveLabel: string;
  /** Where one can watch; the words are the link then, while it is live. Opens a new tab. */
  href?: string;
};

/** Whether something is being sent live: said in words, with a full or an empty ring beside them. */
export function LiveBadge({ isLive, liveLabel, notLiveLabel, href }: LiveBadgeProps): ReactElement {
  const words = isLive ? liveLabel : notLiveLabel;
  return (
    <span className={badge} data-live={isLive || undefined}>
      <span className={marks[isLive ? 'live' : 'notLive']} aria-hidden="true" />
      {isLive && href !== undefined ? (
        <Link href={href} external standalone>
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </span>
  );
}
