import { describe, expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';
import { parseStyles, writeStyles } from './style-rules.ts';

describe('a stylesheet', () => {
  const css =
    '@charset "utf-8";.a:after{content:"}";color:red}@media print{.a,.b{color:#000}@supports (display:grid){.b{display:grid}}}@keyframes turn{to{rotate:1turn}}';

  test('is the same after being parsed and written', () => {
    expect(writeStyles(parseStyles(css))).toBe(css);
  });

  test('with a brace that is not closed is refused', () => {
    expect(() => parseStyles('.a{color:red')).toThrow('Unclosed block');
  });
});

describe('the styles of a page', () => {
  const page = '<html><body class="page"><p class="lead large">Peace</p></body></html>';
  const stylesFor = (css: string, markup = page) => createPageStyles(css)(markup);

  test.each([
    ['a class that is there', '.lead{color:red}'],
    ['all of its classes', '.page .lead.large{color:red}'],
    ['an element', 'p,h1{margin:0}'],
    ['a state of what is there', '.lead:focus-visible{color:red}'],
    ['what nobody points at', '.lead:not(:hover){color:red}'],
    ['what it says is not there', '.lead:not(.other){color:red}'],
    ['what it says is not there, in a list', '.lead:not(:disabled,[aria-disabled=true]){color:red}'],
    ['what a script before the first paint sets', ':root[data-arriving] .lead{color:red}'],
    ['what a reader opens', 'p[open]{color:red}'],
    ['a condition of the reader', '@media (prefers-contrast:more){.lead{border:0}}'],
    ['a typeface', '@font-face{font-family:Stand-in;src:local(Arial)}'],
  ])('hold a rule for %s', (_what, css) => {
    expect(stylesFor(css)).toBe(css);
  });

  test.each([
    ['a class that is not there', '.other{color:red}'],
    ['a class of which only one is there', '.lead .other{color:red}'],
    [
      'a state that only scripts bring',
      '.lead[data-pending]{color:red}.lead[aria-invalid=true],.lead:disabled{color:red}',
    ],
    ['an animation that nothing runs', '@keyframes turn{to{rotate:1turn}}'],
    ['nothing but what is not there', '@media (width>=40em){.other{color:red}}'],
    ['what is pointed at, which comes later', '@media (hover:hover){.lead:hover{color:red}.lead:active{color:red}}'],
    ['paper, which comes later', '@media print{.lead{color:red}}@page{margin:1cm}@page a4{size:a4}'],
    ['motion, which comes later', '@media (prefers-reduced-motion:no-preference){.lead{transition:color 1s}}'],
    ['the system’s own colours, which come later', '@media (forced-colors:active){.lead{border:0}}'],
  ])('hold no rule for %s', (_what, css) => {
    expect(stylesFor(css)).toBe('');
  });

  test.each(['data-pending=""', 'aria-invalid="true"', 'disabled=""'])(
    'hold the rules for the state %s that is there',
    (state) => {
      const css = `.lead[${state.replace('=""', '').replaceAll('"', '')}]{color:red}`.replace(
        '[disabled]',
        ':disabled',
      );
      expect(stylesFor(css, `<p class="lead" ${state}>Peace</p>`)).toBe(css);
      expect(stylesFor(css)).toBe('');
    },
  );

  test('hold of a list only the selectors that can match', () => {
    const css = '.other,.lead:is(.large:not(.small),.other),.page p,.other:is(.large,p){color:red}';
    expect(stylesFor(css)).toBe('.lead:is(.large:not(.small),.other),.page p{color:red}');
  });

  test('hold the variables that are read, in every theme, and no others', () => {
    const css =
      ':root{--a:red;--b:blue;color-scheme:light}:root[data-theme=dark]{--a:pink;--b:navy}.lead{color:var(--a)}';
    expect(stylesFor(css)).toBe(
      ':root{--a:red;color-scheme:light}:root[data-theme=dark]{--a:pink}.lead{color:var(--a)}',
    );
  });

  test('hold the animation that a rule runs', () => {
    const css = '@keyframes turn{to{rotate:1turn}}.lead{animation:1s linear infinite turn}';
    expect(stylesFor(css)).toBe(css);
  });
});
