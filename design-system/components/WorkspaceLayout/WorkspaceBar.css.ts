import { globalStyle, style } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { entry, entryList, items, panel } from '../../private/NavMenu/NavPanel.css.ts';
import { languages } from '../LanguageSwitch/LanguageSwitch.css.ts';
import { brand, brandName } from '../SiteHeader/SiteHeader.css.ts';

/** The season's line is part of the bar's 56 px. */
export const bar = style({
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const season = style({ display: 'block', maxBlockSize: '0.1875rem', overflow: 'hidden' });

/** One line; what does not fit moves to a second one instead of covering the entries. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  paddingInline: space.s,
  '@media': {
    // Less space, so that the longer Spanish text fits on one line too.
    [media.narrow]: { columnGap: space.xxs, paddingInline: space.xs },
  },
});

/** Shows only the logo; screen readers still read the name. */
export const brandPlace = style({
  flex: 'none',
  // The menu also links home; without the logo, the buttons, the search and the languages fit on one line.
  '@media': { [media.narrow]: { display: 'none' } },
});
globalStyle(`${brandPlace} ${brand}`, {
  justifyContent: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  fontSize: '0.875rem',
});
globalStyle(`${brandPlace} ${brandName}`, {
  ...onlyHeard,
  whiteSpace: 'nowrap',
});

export const menuPlace = style({ minInlineSize: 0, '@media': { [media.wide]: { flex: 'none' } } });

// Places the entries of the public bar closer together, so that they fit on one line.
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

export const livePlace = style({ flex: 'none', maxBlockSize: size.target });

export const searchPlace = style({
  flex: '1 1 3.75rem',
  minInlineSize: 0,
  '@media': {
    [media.smallest]: { flex: '1 1 100%', order: 1, paddingBlockEnd: space.xs },
    [media.medium]: { flex: '1 1 10rem' },
    [media.wide]: { flex: '1 0 9.5rem', maxInlineSize: '14rem', marginInlineStart: 'auto' },
  },
  selectors: {
    '&:empty': { display: 'none' },
    // Beside a live badge, a phone's line is too short for all: the search moves to the next one whole.
    [`${livePlace} + &`]: { '@media': { [media.belowWide]: { minInlineSize: 'min-content' } } },
  },
});

export const languagePlace = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: space.xs,
  '@media': { [media.narrow]: { paddingInline: 0 } },
  // Beside the search, which is at the end of its line already.
  selectors: { [`${searchPlace}:not(:empty) + &`]: { '@media': { [media.wide]: { marginInlineStart: 0 } } } },
});
// Keeps the mark under the current language from touching the search or the edge of a phone.
globalStyle(`${languagePlace} ${languages}`, { '@media': { [media.narrow]: { columnGap: 0, marginInline: 0 } } });
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

/** Phones show only the icon; screen readers read the label. */
export const barWord = style([
  {
    '@media': {
      [media.narrow]: {
        ...onlyHeard,
      },
    },
  },
]);
