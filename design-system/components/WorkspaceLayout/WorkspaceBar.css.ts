import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { entry, entryList, items, panel } from '../SiteHeader/NavPanel.css.ts';
import { brand, brandName } from '../SiteHeader/SiteHeader.css.ts';

/** The season's line takes its place from the bar's 56 px. */
export const bar = style({
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const season = style({ display: 'block', maxBlockSize: '0.1875rem', overflow: 'hidden' });

/** One line; only where the search has no room beside the buttons does it take a second. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  paddingInline: space.s,
  '@media': { [media.wide]: { flexWrap: 'nowrap' } },
});

/** The sign alone: the name is the first thing of the menu it opens, and is still heard. */
export const brandPlace = style({
  flex: 'none',
  // The menu leads home too; without the sign its buttons and the languages stand in one line.
  '@media': { [media.smallest]: { display: 'none' } },
});
globalStyle(`${brandPlace} ${brand}`, {
  justifyContent: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  fontSize: '0.875rem',
});
globalStyle(`${brandPlace} ${brandName}`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const menuPlace = style({ minInlineSize: 0, '@media': { [media.wide]: { flex: '1 1 auto' } } });

// The entries of the public bar, closer together: all of them stand in one line.
globalStyle(`${bar} ${panel}`, { '@media': { [media.wide]: { columnGap: space.xs } } });
globalStyle(`${bar} ${entryList}`, {
  '@media': { [media.wide]: { flexWrap: 'nowrap', columnGap: 0, marginInline: 0 } },
});
globalStyle(`${bar} ${entry}`, {
  '@media': {
    [media.wide]: { gap: space.xxs, minBlockSize: '3rem', paddingInline: '0.375rem', whiteSpace: 'nowrap' },
    [media.tight]: { paddingInline: '0.25rem', fontSize: '0.9375rem' },
  },
});
globalStyle(`${bar} ${items}`, { zIndex: 3 });

export const searchPlace = style({
  flex: '1 1 100%',
  order: 1,
  minInlineSize: 0,
  paddingBlockEnd: space.xs,
  '@media': {
    [media.medium]: { flex: '1 1 10rem', order: 0, paddingBlockEnd: 0 },
    [media.wide]: { flex: '0 1 14rem', minInlineSize: '6rem' },
  },
  selectors: { '&:empty': { display: 'none' } },
});

export const livePlace = style({ flex: 'none', maxBlockSize: size.target });

export const languagePlace = style({ flex: 'none', marginInlineStart: 'auto', paddingInline: space.xs });
globalStyle(`${languagePlace} a`, { '@media': { [media.wide]: { minInlineSize: '2rem' } } });

/** A button of the bar on a small screen: opens the side navigation or the site's menu. */
export const barButton = style([
  focusRing,
  hovered({ borderColor: vars.border.strong }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minInlineSize: size.target,
    minBlockSize: size.target,
    marginBlock: space.xxs,
    paddingInline: space.xs,
    border: `${line.control} solid ${vars.border.control}`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.default,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
    '@media': { [media.wide]: { display: 'none' } },
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  },
]);

/** On the smallest screens the sign alone shows: the word is heard. */
export const barWord = style([
  {
    '@media': {
      [media.smallest]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);
