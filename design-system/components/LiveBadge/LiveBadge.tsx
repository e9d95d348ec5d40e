import type { ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import { badge, marks } from './LiveBadge.css.ts';

export type LiveBadgeProps = {
  /** Whether a broadcast is on. */
  isLive: boolean;
  /** What it says while it is, such as 'Live now: Saturday prayer'. */
  liveLabel: string;
  /** What it says otherwise, such as 'Not live now'. */
  notLiveLabel: string;
  /** Where to watch; while live, the words are a link, which opens a new tab where it leads to another site. */
  href?: string;
};

/** Whether a broadcast is live: in words, with a filled or an empty ring beside them. */
export function LiveBadge({ isLive, liveLabel, notLiveLabel, href }: LiveBadgeProps): ReactElement {
  const words = isLive ? liveLabel : notLiveLabel;
  return (
    <span className={badge} data-live={isLive || undefined}>
      <span className={marks[isLive ? 'live' : 'notLive']} aria-hidden="true" />
      {isLive && href !== undefined ? (
        <Link href={href} external={!href.startsWith('/')} standalone>
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </span>
  );
}
