import { globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { account, chevron, closeRow, entry, entryList, items, panel } from '../../private/NavMenu/NavPanel.css.ts';
import { languages } from '../LanguageSwitch/LanguageSwitch.css.ts';
import { badge, marks } from '../LiveBadge/LiveBadge.css.ts';
import { brand, brandName } from '../SiteHeader/SiteHeader.css.ts';

const comfortable = ':root[data-density="comfortable"]';
const compact = ':root:not([data-density="comfortable"])';

/** The season's line is part of the bar's 56 px. */
export const bar = style({
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const season = style({ display: 'block', maxBlockSize: '0.1875rem', overflow: 'hidden' });

/** One line. Only text that is enlarged, or much longer than ours, needs a second one, so that nothing is covered. */
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
    [media.wide]: {
      gap: space.xxs,
      minBlockSize: '3rem',
      paddingInline: '0.25rem',
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
    },
    [media.roomiest]: { paddingInline: '0.375rem', fontSize: fontSize.small },
  },
});
globalStyle(`${compact} ${bar} ${entry}`, {
  '@media': { [media.roomyForMouse]: { paddingInline: '0.375rem', fontSize: fontSize.small } },
});
globalStyle(`${bar} ${items}`, { zIndex: 3 });

/** Grows from its longest word to one line, and before the search; on two lines it is as high as the other entries. */
export const livePlace = style({
  flex: '100 1 min-content',
  maxInlineSize: 'max-content',
  maxBlockSize: '3rem',
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${livePlace} a, ${livePlace} ${badge}`, {
  alignItems: 'center',
  lineHeight: '1.2',
  '@media': { [media.narrow]: { gap: 0, fontSize: '0.875rem' } },
});
// A phone has room only for the text; screen readers still read that a link opens a new tab.
globalStyle(`${livePlace} :is(svg, ${marks.live})`, { '@media': { [media.narrow]: { display: 'none' } } });

export const languagePlace = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: space.xs,
  '@media': { [media.narrow]: { paddingInline: 0 } },
});
// Keeps the mark under the current language from touching the search or the edge of a phone.
globalStyle(`${languagePlace} ${languages}`, {
  flexWrap: 'nowrap',
  '@media': { [media.narrow]: { columnGap: 0, marginInline: 0 } },
});
globalStyle(`${languagePlace} a`, { '@media': { [media.wide]: { minInlineSize: '2rem' } } });

/** Takes the space that is left, and is a container, so that the search becomes a button when that is too little for a field. */
export const searchPlace = style({
  flex: `1 1 ${size.target}`,
  minInlineSize: size.target,
  maxInlineSize: '20rem',
  containerType: 'inline-size',
  // Over the header of a list, which stays in place.
  zIndex: 10,
  '@media': { [media.wide]: { maxInlineSize: '14rem' } },
  selectors: { '&:empty': { display: 'none' } },
});

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
export const barWord = style({ '@media': { [media.narrow]: onlyHeard } });

/** The same, only on the smallest phones or beside a live badge. */
export const sideWord = style({
  '@media': { [media.smallest]: onlyHeard },
  selectors: { [`${row}:has(> ${livePlace}:not(:empty)) &`]: { '@media': { [media.narrow]: onlyHeard } } },
});

/** The bar's entries move into a menu where they would need a second line: the larger the controls, the sooner. */
function inMenu(target: string, rules: GlobalStyleRule): void {
  const whilePopoversWork = (query: string): GlobalStyleRule => ({
    '@supports': { 'selector(:popover-open)': { '@media': { [query]: rules } } },
  });
  globalStyle(`${row} ${target}`, whilePopoversWork(media.crowded));
  globalStyle(`${comfortable} ${row} ${target}`, whilePopoversWork(media.tight));
}
inMenu(`${menuPlace} > ${barButton}`, { display: 'inline-flex' });
inMenu(`${panel}:not(:popover-open)`, { display: 'none' });
inMenu(panel, {
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  zIndex: 3,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  inlineSize: 'min(100%, 22rem)',
  blockSize: '100dvb',
  padding: space.s,
  borderInlineEnd: `${line.control} solid ${vars.border.strong}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.page,
});
inMenu(closeRow, { display: 'flex', justifyContent: 'space-between', alignItems: 'center', paddingBlockEnd: space.xs });
inMenu(entryList, { flexDirection: 'column' });
inMenu(`${entryList}:empty`, { display: 'none' });
inMenu(account, {
  marginBlockStart: space.xs,
  paddingBlockStart: space.xs,
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
});
inMenu(entry, { gap: space.xs, paddingInline: space.xs, fontSize: fontSize.small });
inMenu(chevron, { marginInlineStart: 'auto' });
inMenu(items, {
  position: 'static',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  paddingBlockStart: 0,
  border: 0,
  background: 'transparent',
});
