import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../api/platform/mail/messages/en.json' with { type: 'json' };
import es from '../../api/platform/mail/messages/es.json' with { type: 'json' };

const code = globSync('api/**/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Patterns for ids that are built from parts, such as `notification.${kind}.subject`. */
const patterns = [...code.matchAll(/say\(\s*`([^`]+)`/g)].map(
  ([, id = '']) => new RegExp(`^${id.replaceAll('.', '[.]').replaceAll(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
);

test('every message of the emails is used', () => {
  expect(patterns.length).toBeGreaterThan(5);
  const unused = Object.keys(en).filter(
    (id) => !code.includes(`'${id}'`) && !patterns.some((pattern) => pattern.test(id)),
  );
  expect(unused).toEqual([]);
});

// Names, and words that are the same in both languages.
const sameInBoth = /^(registration\.(total|column\.4|methods\.PayPal)|returned\.subjectWithReference)$/;

test('no Spanish message of the emails is a copy of the English one', () => {
  const copies = Object.entries(en)
    .filter(([id, text]) => es[id as keyof typeof es] === text && !sameInBoth.test(id))
    .map(([id]) => id);
  expect(copies).toEqual([]);
});
