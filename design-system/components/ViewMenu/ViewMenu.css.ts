import { style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { fontWeight, line, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { kinds } from '../Link/Link.css.ts';

/** Scrolls, because a list of thirty views is longer than the window. */
export const viewList = style({ display: 'grid', maxBlockSize: '50vb', overflowY: 'auto' });

export const viewLink = style([
  kinds.inText,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.target,
    paddingInline: space.xs,
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current]': {
        fontWeight: fontWeight.strong,
        boxShadow: `inset ${line.strong} 0 0 ${vars.text.action}`,
        '@media': { [media.forcedColors]: { outline: `2px solid ${systemColor.selected}`, outlineOffset: '-2px' } },
      },
    },
  },
]);
