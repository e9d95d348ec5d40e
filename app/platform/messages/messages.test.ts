import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

const code = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The prefixes of ids that are built in code, such as `payment.method.${method}`. */
const beginnings = [...code.matchAll(/`([a-zA-Z.]+\.)\$\{/g)].map(([, beginning]) => beginning ?? '');

/** The suffixes of ids that begin with a name, such as `${kind.name}.failed`. */
const ends = [...code.matchAll(/`\$\{[^}]+\}(\.[a-zA-Z.]+)`/g)].map(([, end]) => end ?? '');

/** Whether an id is built from a name in the code and one of these suffixes. */
function endsWithKnown(id: string): boolean {
  return ends.some((end) => id.endsWith(end) && code.includes(`'${id.slice(0, -end.length)}'`));
}

test('every message is used', () => {
  expect(beginnings.length).toBeGreaterThan(5);
  const unused = Object.keys(en).filter(
    (id) =>
      !code.includes(`'${id}'`) &&
      !code.includes(`"${id}"`) &&
      !beginnings.some((beginning) => id.startsWith(beginning)) &&
      !endsWithKnown(id),
  );
  expect(unused).toEqual([]);
});

// Names, and messages that are the same in both languages.
const sameInBoth =
  /^(page\.(title|errorTitle)|registration\.steps\.windowTitle|responsible\.adult\.details|event\.datesAndPlace|content\.source|error\.title|footer\.(link\.(facebook|youtube|instagram)|copyright)|payment\.method\.(Zelle|PayPal)|(publicForm|registration\.review)\.no$|registration\.price\.total|report\.(total|problem\.error|completeFile\.(excel|csv))|demoMail\.|mailing\.files\.file$)/;

test('no Spanish message is a copy of the English one', () => {
  const copies = Object.entries(en)
    .filter(([id, text]) => es[id as keyof typeof es] === text && !sameInBoth.test(id))
    .map(([id]) => id);
  expect(copies).toEqual([]);
});
