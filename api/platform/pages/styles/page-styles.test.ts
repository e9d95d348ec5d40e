import { describe, expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';
import { parseStyles, writeStyles } from './style-rules.ts';

describe('a stylesheet', () => {
  const css =
    '@charset "utf-8";.a:after{content:"}";color:red}@media print{.a,.b{color:#000}@supports (display:grid){.b{display:grid}}}@keyframes turn{to{rotate:1turn}}';

  test('is unchanged after being parsed and written', () => {
    expect(writeStyles(parseStyles(css))).toBe(css);
  });

  test('with an unclosed brace is rejected', () => {
    expect(() => parseStyles('.a{color:red')).toThrow('Unclosed block');
  });
});

describe('the styles of a page', () => {
  const page = '<html><body class="page"><p class="lead large">Peace</p></body></html>';
  const stylesFor = (css: string, markup = page) => createPageStyles(css)(markup);

  test.each([
    ['a class in the markup', '.lead{color:red}'],
    ['several classes that are all in the markup', '.page .lead.large{color:red}'],
    ['an element', 'p,h1{margin:0}'],
    ['alternatives of which one is in the markup', '.page :is(.other,.lead>b,i){color:red}'],
    ['an element that contains a class in the markup', '.page:has(.lead){color:red}'],
    ['a state of an element in the markup', '.lead:focus-visible{color:red}'],
    ['an element that is not hovered', '.lead:not(:hover){color:red}'],
    ['a negated class that is not in the markup', '.lead:not(.other){color:red}'],
    ['a list of negated states', '.lead:not(:disabled,[aria-disabled=true]){color:red}'],
    ['an attribute that a script sets before the first paint', ':root[data-defer] .lead{color:red}'],
    ['an element that a reader opens', 'p[open]{color:red}'],
    ['a preference of the reader', '@media (prefers-contrast:more){.lead{border:0}}'],
    ['a typeface', '@font-face{font-family:Stand-in;src:local(Arial)}'],
  ])('include a rule for %s', (_what, css) => {
    expect(stylesFor(css)).toBe(css);
  });

  test.each([
    ['a class that is not in the markup', '.other{color:red}'],
    ['two classes of which only one is in the markup', '.lead .other{color:red}'],
    ['alternatives that are not in the markup', '.page :is(.other,.lead>.small){color:red}'],
    ['an element that contains a class that is not in the markup', '.page:has(.other){color:red}'],
    [
      'a state that only scripts set',
      '.lead[data-pending]{color:red}.lead[aria-invalid=true],.lead:disabled{color:red}',
    ],
    ['an animation that no rule uses', '@keyframes turn{to{rotate:1turn}}'],
    ['a condition with only unused rules', '@media (width>=40em){.other{color:red}}'],
    ['hovered elements, which load later', '@media (hover:hover){.lead:hover{color:red}.lead:active{color:red}}'],
    ['print, which loads later', '@media print{.lead{color:red}}@page{margin:1cm}@page a4{size:a4}'],
    ['motion, which loads later', '@media (prefers-reduced-motion:no-preference){.lead{transition:color 1s}}'],
    ['forced colors, which load later', '@media (forced-colors:active){.lead{border:0}}'],
  ])('include no rule for %s', (_what, css) => {
    expect(stylesFor(css)).toBe('');
  });

  test.each(['data-pending=""', 'aria-invalid="true"', 'disabled=""'])(
    'include the rules for the state %s in the markup',
    (state) => {
      const css = `.lead[${state.replace('=""', '').replaceAll('"', '')}]{color:red}`.replace(
        '[disabled]',
        ':disabled',
      );
      expect(stylesFor(css, `<p class="lead" ${state}>Peace</p>`)).toBe(css);
      expect(stylesFor(css)).toBe('');
    },
  );

  test('include only the selectors of a list that can match', () => {
    const css = '.other,.lead:is(.large:not(.small),.other),.page p,.other:is(.large,p){color:red}';
    expect(stylesFor(css)).toBe('.lead:is(.large:not(.small),.other),.page p{color:red}');
  });

  test('include only the variables that are used, in every theme', () => {
    const css =
      ':root{--a:red;--b:blue;color-scheme:light}:root[data-theme=dark]{--a:pink;--b:navy}.lead{color:var(--a)}';
    expect(stylesFor(css)).toBe(
      ':root{--a:red;color-scheme:light}:root[data-theme=dark]{--a:pink}.lead{color:var(--a)}',
    );
  });

  test('include the animation that a rule uses', () => {
    const css = '@keyframes turn{to{rotate:1turn}}.lead{animation:1s linear infinite turn}';
    expect(stylesFor(css)).toBe(css);
  });
});
