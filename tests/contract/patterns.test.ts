import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/*
 * If a pattern's time grows faster than its text, a single request can block the process for everybody. So every pattern in the
 * contract and the code is found and proved to be linear; a new one needs no entry here.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The longest text that the contract accepts: a drawn signature. */
const longestText = 20_000;

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
}

/** Returns every `pattern` of a schema at any depth. */
function patternsOfSchema(node: unknown, place: string): Pattern[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string'
      ? [{ source: value, flags: 'u', place }]
      : patternsOfSchema(value, `${place}/${key}`),
  );
}

/** Returns the text of a constant expression; a value inserted into a template counts as one letter. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: list, name } = node.expression;
    const [glue] = node.arguments;
    if (name.text !== 'join' || !ts.isArrayLiteralExpression(list) || !glue) return undefined;
    return list.elements.map(textOf).join(textOf(glue));
  }
  return undefined;
}

function patternsOfFile(file: string): Pattern[] {
  const parsed = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    const place = `${file}:${String(parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place });
    }
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
    const [given, flags] = isMade ? (node.arguments ?? []) : [];
    // Patterns of the contract are found there.
    if (given && !given.getText().endsWith('.pattern')) {
      const source = textOf(given);
      if (source === undefined) throw new Error(`${place}: this pattern cannot be read; write it as a constant`);
      found.push({ source, flags: (flags && textOf(flags)) ?? '', place });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

// Build code matches only file names of the project, so it is left out.
const files = globSync('{api,app,design-system}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !/(?:\.(?:test|stories|test-d)\.tsx?|vite\.config\.ts)$|^app\/platform\/build\//.test(file),
);
const contract: unknown = parse(readFileSync(`${root}openapi.yaml`, 'utf8'));
const patterns = [
  ...new Map(
    [...patternsOfSchema(contract, 'openapi.yaml'), ...files.flatMap(patternsOfFile)].map((pattern) => [
      `/${pattern.source}/${pattern.flags}`,
      pattern,
    ]),
  ),
];

/**
 * Checks whether the work can be done in less than this processor time, in ms. A busy machine makes single runs slower, never
 * faster, so one fast run proves it.
 */
function canTakeLessThan(limit: number, work: () => void): boolean {
  return Array.from({ length: 20 }).some(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 < limit;
  });
}

test('patterns are found in the contract and in all parts of the code', () => {
  for (const part of ['openapi.yaml', 'api/', 'app/', 'design-system/']) {
    expect(patterns.some(([, { place }]) => place.startsWith(part))).toBe(true);
  }
});

/** Limit the check by steps, not time: on a busy machine a safe pattern would seem slow. */
const patience = { timeout: 100_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

test('a nonlinear pattern is detected', { timeout: 120_000 }, async () => {
  for (const source of ['^([a-z]+)*$', '^a.*a.*a$', '\\s+$', '(?<=x|^)[a-z]+(?=x).*y', '([ab]{1,200})+c(?=d)']) {
    expect((await check(source, '', patience)).status).toBe('vulnerable');
  }
});

describe('takes time that grows no faster than the text:', () => {
  test.each(patterns)('%s', { timeout: 120_000 }, async (_, { source, flags, place }) => {
    const { status } = await check(source, flags, patience);
    expect(`${place} ${status}`).toBe(`${place} safe`);

    const pattern = new RegExp(source, flags);
    const signs = new Set([...source.replaceAll(/[\\^$()[\]{}|*+?]/g, ''), ' ', '\n', '<', '@', '0', 'a', 'A']);
    for (const sign of signs) {
      const text = `${sign.repeat(longestText / sign.length)}\u0000`;
      expect(canTakeLessThan(10, () => text.replace(pattern, ''))).toBe(true);
    }
  });
});
