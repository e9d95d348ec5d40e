/** A rule of a stylesheet: declarations under a selector, rules within a condition, or a statement alone. */
export type StyleRule =
  | { readonly head: string; readonly declarations: string }
  | { readonly head: string; readonly rules: readonly StyleRule[] }
  | { readonly head: string };

/** The at-rules that hold rules; all others hold declarations, or the steps of an animation. */
const conditions = /^@(media|supports|layer|container)\b/;

/** The place after the quoted text that begins here. */
function afterQuote(css: string, start: number): number {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The place of the brace that closes the one before `start`. */
function closingBrace(css: string, start: number): number {
  let depth = 1;
  let at = start;
  while (at < css.length) {
    const character = css[at];
    if (character === '"' || character === "'") {
      at = afterQuote(css, at);
      continue;
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0) return at;
    at += 1;
  }
  throw new Error('A brace of the stylesheet is not closed');
}

/** Takes a stylesheet apart, as the build writes it: minified, without comments. Throws where a brace is missing. */
export function parseStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const character = css[at];
    if (character === '"' || character === "'") {
      at = afterQuote(css, at);
    } else if (character === '{') {
      const head = css.slice(start, at).trim();
      const end = closingBrace(css, at + 1);
      const content = css.slice(at + 1, end);
      rules.push(conditions.test(head) ? { head, rules: parseStyles(content) } : { head, declarations: content });
      at = end + 1;
      start = at;
    } else if (character === ';') {
      rules.push({ head: css.slice(start, at).trim() });
      at += 1;
      start = at;
    } else {
      at += 1;
    }
  }
  return rules;
}

/** Puts rules together again; a condition without rules is left out. */
export function writeStyles(rules: readonly StyleRule[]): string {
  return rules
    .map((rule) => {
      if ('declarations' in rule) return `${rule.head}{${rule.declarations}}`;
      if (!('rules' in rule)) return `${rule.head};`;
      const content = writeStyles(rule.rules);
      return content === '' ? '' : `${rule.head}{${content}}`;
    })
    .join('');
}
