import { parseStyles, writeStyles, type Selector, type StyleRule } from './style-rules.ts';

/** What selectors can ask of markup. */
interface Present {
  classes: ReadonlySet<string>;
  /** Of those attributes that nothing but a script changes. */
  attributes: ReadonlySet<string>;
}

/** Some 20 kB each; more pages than people read at a time. */
const mostChosen = 40;

/** The attributes of the root element that the early script sets before the first paint. */
const setEarly = ['data-theme', 'data-arriving'];

function presentIn(markup: string): Present {
  return {
    classes: new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
    attributes: new Set(
      [...markup.matchAll(/ ((?:data|aria)-[\w-]+|disabled)/g)].map(([, name = '']) => name).concat(setEarly),
    ),
  };
}

/**
 * Whether a selector can match where only these classes and attributes are, before the whole stylesheet has loaded: by then
 * nobody has pointed at anything yet and no script has changed anything, while the keyboard's focus may be anywhere.
 */
function canMatch(selector: Selector, { classes, attributes }: Present): boolean {
  return (
    !selector.isPointedAt &&
    selector.classes.every((name) => classes.has(name)) &&
    selector.states.every((name) => attributes.has(name))
  );
}

/** Conditions that can wait too: paper, motion, and corrections for readers whose system chooses all colors. */
const waiting = new Set([
  '@media print',
  '@media (prefers-reduced-motion:no-preference)',
  '@media (forced-colors:active)',
]);

function matching(rules: readonly StyleRule[], present: Present): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    // Paper comes later, like what is under `print`.
    if (rule.kind === 'other') return /^@page\b/.test(rule.head) ? [] : [rule];
    if (rule.kind === 'condition')
      return waiting.has(rule.head) ? [] : [{ ...rule, rules: matching(rule.rules, present) }];
    const selectors = rule.selectors.filter((selector) => canMatch(selector, present));
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
}

/** The names in the values of animations; some of them are keywords. */
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
 * Makes the choice of styles that a page is sent with: those that its markup can use, so that the first paint waits for
 * one small document and nothing else. The whole stylesheet follows with the scripts, before anything else can show, or
 * with the document where there are no scripts.
 * @returns the styles for some markup
 */
export function createPageStyles(stylesheet: string): (markup: string) => string {
  const all = parseStyles(stylesheet);
  /** By what is in the markup: a page that is made again has the same. The latest stay. */
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
