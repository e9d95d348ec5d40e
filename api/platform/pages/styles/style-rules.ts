import { parse as parseSelectors, SelectorType, type Selector as SelectorPart } from 'css-what';
import { parse, type ChildNode } from 'postcss';

/** A selector with its requirements for the markup. Arguments in parentheses add none, except those in `choices`. */
export interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
  /** For each `:is(…)`, `:where(…)` and `:has(…)`: the classes that each of its alternatives requires. One alternative suffices. */
  readonly choices: readonly (readonly (readonly string[])[])[];
  /** Attributes that scripts set, and `disabled`. */
  readonly states: readonly string[];
  /** Whether it matches only hovered or active elements. */
  readonly isPointedAt: boolean;
}

interface Declaration {
  readonly property: string;
  readonly text: string;
}

/** A rule of a stylesheet: declarations for selectors, rules under a condition, or the source text of anything else. */
export type StyleRule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly declarations: readonly Declaration[] }
  | { readonly kind: 'condition'; readonly head: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: 'other'; readonly head: string; readonly text: string };

/** The at-rules that contain rules. All others contain declarations or keyframes. */
const conditions = new Set(['media', 'supports', 'layer', 'container']);

function stateOf(part: SelectorPart): readonly string[] {
  if (part.type === SelectorType.Attribute && /^(?:data|aria)-/.test(part.name)) return [part.name];
  return part.type === SelectorType.Pseudo && part.name === 'disabled' ? ['disabled'] : [];
}

function classesOf(parts: readonly SelectorPart[]): string[] {
  return parts.flatMap((part) => (part.type === SelectorType.Attribute && part.name === 'class' ? [part.value] : []));
}

function choicesOf(part: SelectorPart): string[][][] {
  const isChoice = part.type === SelectorType.Pseudo && /^(?:is|where|has)$/.test(part.name);
  return isChoice && Array.isArray(part.data) ? [part.data.map(classesOf)] : [];
}

function readSelector(text: string): Selector {
  const parts = parseSelectors(text).flat();
  return {
    text,
    classes: classesOf(parts),
    choices: parts.flatMap(choicesOf),
    states: parts.flatMap(stateOf),
    isPointedAt: parts.some((part) => part.type === SelectorType.Pseudo && /^(?:hover|active)$/.test(part.name)),
  };
}

function readRule(node: ChildNode): StyleRule[] {
  if (node.type === 'rule') {
    const declarations = node.nodes.map((one) => ({
      property: one.type === 'decl' ? one.prop : '',
      text: String(one),
    }));
    return [{ kind: 'style', selectors: node.selectors.map(readSelector), declarations }];
  }
  if (node.type !== 'atrule') return [];
  const head = `@${node.name} ${node.params}`.trim();
  if (conditions.has(node.name) && node.nodes)
    return [{ kind: 'condition', head, rules: node.nodes.flatMap(readRule) }];
  return [{ kind: 'other', head, text: String(node) }];
}

/** Parses a stylesheet written by the build, which is minified and has no comments. Throws if it is invalid. */
export function parseStyles(css: string): StyleRule[] {
  return parse(css).nodes.flatMap(readRule);
}

/** Writes rules as a stylesheet; omits conditions without rules. */
export function writeStyles(rules: readonly StyleRule[]): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'other') return rule.text.endsWith('}') ? rule.text : `${rule.text};`;
      if (rule.kind === 'style') {
        const declarations = rule.declarations.map(({ text }) => text).join(';');
        return `${rule.selectors.map(({ text }) => text).join(',')}{${declarations}}`;
      }
      const content = writeStyles(rule.rules);
      return content === '' ? '' : `${rule.head}{${content}}`;
    })
    .join('');
}
