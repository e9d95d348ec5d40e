import { parseStyles, writeStyles, type Selector, type StyleRule } from './style-rules.ts';

/** The parts of some markup that selectors can match. */
interface Present {
  classes: ReadonlySet<string>;
  /** The attributes in the markup that only scripts change. */
  attributes: ReadonlySet<string>;
}

/** How many sets of styles to cache, about 20 kB each: more than the number of pages that people read at a time. */
const mostChosen = 40;

/** The attributes of the root element that the early script sets before the first paint. */
const setEarly = ['data-theme', 'data-defer'];

function presentIn(markup: string): Present {
  return {
    classes: new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
    attributes: new Set(
      [...markup.matchAll(/ ((?:data|aria)-[\w-]+|disabled)/g)].map(([, name = '']) => name).concat(setEarly),
    ),
  };
}

/**
 * Whether a selector can match markup with only these classes and attributes, before the whole stylesheet has loaded. Until then
 * nothing has been hovered and no script has changed anything, but the keyboard focus may be anywhere.
 */
function canMatch(selector: Selector, { classes, attributes }: Present): boolean {
  return (
    !selector.isPointedAt &&
    selector.classes.every((name) => classes.has(name)) &&
    selector.choices.every((choice) => choice.some((needed) => needed.every((name) => classes.has(name)))) &&
    selector.states.every((name) => attributes.has(name))
  );
}

/** Conditions whose rules can load later too: print, motion, and corrections for forced colors. */
const waiting = new Set([
  '@media print',
  '@media (prefers-reduced-motion:no-preference)',
  '@media (forced-colors:active)',
]);

function matching(rules: readonly StyleRule[], present: Present): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    // @page rules load later, like those under `print`.
    if (rule.kind === 'other') return /^@page\b/.test(rule.head) ? [] : [rule];
    if (rule.kind === 'condition')
      return waiting.has(rule.head) ? [] : [{ ...rule, rules: matching(rule.rules, present) }];
    const selectors = rule.selectors.filter((selector) => canMatch(selector, present));
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
}

/** Returns the names in animation values; some of them are keywords. */
function animationsOf(rules: readonly StyleRule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'condition') return animationsOf(rule.rules);
    if (rule.kind === 'other') return [];
    return rule.declarations
      .filter(({ property }) => property === 'animation' || property === 'animation-name')
      .flatMap(({ text }) => text.split(/[:, ]/));
  });
}

/** Drops the variables and animations that nothing in these rules uses. */
function withoutUnused(rules: readonly StyleRule[], variables: ReadonlySet<string>, animations: ReadonlySet<string>) {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.kind === 'condition') return [{ ...rule, rules: withoutUnused(rule.rules, variables, animations) }];
    if (rule.kind === 'other') {
      const [name, animation = ''] = rule.head.split(' ');
      return name === '@keyframes' && !animations.has(animation) ? [] : [rule];
    }
    const declarations = rule.declarations.filter(
      ({ property }) => !property.startsWith('--') || variables.has(property),
    );
    return declarations.length === 0 ? [] : [{ ...rule, declarations }];
  });
}

/**
 * Selects the styles to inline into a page: those that its markup can use, so that the first paint waits only for one small
 * document. The whole stylesheet loads with the scripts, before anything else can show, or with the document if there are no
 * scripts.
 * @returns a function that returns the styles for some markup
 */
export function createPageStyles(stylesheet: string): (markup: string) => string {
  const all = parseStyles(stylesheet);
  /** Cached styles by the classes and attributes in the markup, which stay the same when a page is rendered again. */
  const chosen = new Map<string, string>();
  const choose = (present: Present): string => {
    const rules = matching(all, present);
    const variables = new Set([...writeStyles(rules).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
    return writeStyles(withoutUnused(rules, variables, new Set(animationsOf(rules))));
  };
  return (markup) => {
    const present = presentIn(markup);
    const key = [...present.classes, '', ...present.attributes].join(' ');
    const styles = chosen.get(key) ?? choose(present);
    chosen.delete(key);
    chosen.set(key, styles);
    const [oldest] = chosen.keys();
    if (chosen.size > mostChosen && oldest !== undefined) chosen.delete(oldest);
    return styles;
  };
}
