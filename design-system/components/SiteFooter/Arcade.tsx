import { useId } from 'react';
import type { ReactElement } from 'react';
import { arcade, arches } from './SiteFooter.css.ts';

/** A cloister's row of arches in one thin line, as wide as the page. */
export function Arcade(): ReactElement {
  const patternId = useId();
  return (
    <svg className={arcade} aria-hidden="true">
      <defs>
        <pattern id={patternId} width="56" height="56" patternUnits="userSpaceOnUse">
          <path
            className={arches}
            d="M8 56V32C8 22 16 14 28 7c12 7 20 15 20 25v24M13 56V33c0-8 6-14 15-20c9 6 15 12 15 20v23M0 56V28M56 56V28M28 13v43M13 34h30"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}
