import type { ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import { badge, marks } from './LiveBadge.css.ts';

export type LiveBadgeProps = {
  /** Whether a broadcast is live. */
  isLive: boolean;
  /** The text while live, such as 'Live now: Saturday prayer'. */
  liveLabel: string;
  /** The text otherwise, such as 'Not live now'. */
  notLiveLabel: string;
  /** The address to watch at. While live, the text is a link; it opens a new tab if it links to another site. */
  href?: string;
};

/** Shows whether a broadcast is live: as text, with a filled or an empty ring beside it. */
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
