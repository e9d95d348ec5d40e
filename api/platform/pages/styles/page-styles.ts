import { parseStyles, writeStyles, type StyleRule } from './style-rules.ts';

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

/** The selectors of a list; a comma within brackets belongs to one of them. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${character}`);
  }
  return selectors;
}

/** A selector without what is in brackets: that names what may or must not be there. */
function withoutBrackets(selector: string): string {
  const inner = /\([^()]*\)/g;
  return inner.test(selector) ? withoutBrackets(selector.replace(inner, '')) : selector;
}

/**
 * Whether a selector can match where only these classes and attributes are, before the whole stylesheet is there: by then
 * nobody has pointed at anything yet and no script has changed anything, while the keyboard's focus may be somewhere.
 */
function canMatch(selector: string, { classes, attributes }: Present): boolean {
  const plain = withoutBrackets(selector);
  const names = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name = '']) => name);
  return (
    !/:(?:hover|active)\b/.test(plain) &&
    names(/\.([\w-]+)/g).every((name) => classes.has(name)) &&
    names(/(?:\[(?=data-|aria-)|:(?=disabled))([\w-]+)/g).every((name) => attributes.has(name))
  );
}

/** What waits for it too: paper, motion, and the corrections for readers whose system chooses all colors. */
const waits = ({ head }: StyleRule): boolean =>
  /^@media (?:print|\(prefers-reduced-motion:no-preference\)|\(forced-colors:active\))$/.test(head);

function matching(rules: readonly StyleRule[], present: Present): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (waits(rule)) return [];
    if ('rules' in rule) return [{ head: rule.head, rules: matching(rule.rules, present) }];
    if (!('declarations' in rule) || rule.head.startsWith('@')) return [rule];
    const head = selectorsOf(rule.head)
      .filter((selector) => canMatch(selector, present))
      .join(',');
    return head === '' ? [] : [{ head, declarations: rule.declarations }];
  });
}

/** Without the variables and animations that nothing in these rules reads. */
function withoutUnread(rules: readonly StyleRule[], css: string): StyleRule[] {
  const variables = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const values = [...css.matchAll(/animation(?:-name)?:([^;}]*)/g)];
  const animations = new Set(values.flatMap(([, value = '']) => value.split(/[ ,]/)));
  return rules.flatMap((rule): StyleRule[] => {
    if ('rules' in rule) return [{ head: rule.head, rules: withoutUnread(rule.rules, css) }];
    if (!('declarations' in rule)) return [rule];
    const [, animation] = /^@keyframes ([\w-]+)$/.exec(rule.head) ?? [];
    if (animation !== undefined) return animations.has(animation) ? [rule] : [];
    const declarations = rule.declarations.replace(
      /(^|;)(--[\w-]+):[^;]*/g,
      (whole: string, before: string, name: string) =>
        variables.has(name) || name.startsWith('--lightningcss') ? whole : before && '',
    );
    return declarations === '' ? [] : [{ head: rule.head, declarations: declarations.replace(/^;/, '') }];
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
    return writeStyles(withoutUnread(rules, writeStyles(rules)));
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
