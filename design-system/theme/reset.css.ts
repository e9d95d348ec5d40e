import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { fontSize, fontWeight, lineHeight, space } from './tokens.ts';
import { fontFamily } from './typography.css.ts';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  background: vars.surface.page,
  color: vars.text.default,
  fontFamily: fontFamily.text,
  fontSize: '100%',
  lineHeight: lineHeight.body,
  textSizeAdjust: 'none',
  scrollPaddingBlock: '6rem',
  accentColor: vars.action.rest,
  '@media': {
    [media.motionAllowed]: { scrollBehavior: 'smooth' },
    [media.print]: { fontSize: '75%' },
  },
});

// Printers cannot print to the edge, and readers need a margin to hold the sheet.
globalStyle('@page', { margin: '14mm 16mm' });

globalStyle('body', { margin: 0, fontSize: fontSize.body, overflowWrap: 'break-word' });

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('strong, b', { fontWeight: fontWeight.strong });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('[hidden]', { display: 'none' });

// react-aria needs this rule for taps without delay. It is here because the content security policy refuses a style
// element added at run time (the provider tells react-aria that the rule exists).
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

// An error page has only a title, a sentence and a link, and no classes.
globalStyle('body > main', { padding: space.m });
globalStyle('body > main a', { paddingBlock: space.m });
