import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0. They are numbered from 1, and level 3 comes
 * last.
 */
const requirements: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const states = ['Holds', 'Does not apply', 'Deviates'];

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ids = '', asks = '', state = '', why = '']) => ({ ids: ids.split(', '), asks, state, why }));
const files = new Map([...page.matchAll(/^\[(\w+)\]: \.\.\/(\S+)$/gm)].map(([, name = '', path = '']) => [name, path]));

/** The cited test titles, each with the short name of its file. */
const namedTests = rows.flatMap(({ why }) =>
  [...why.matchAll(/\[([^[\]]+)\]\[(\w+)\]/g)].map(([, title = '', file = '']) => ({ title, file })),
);

test('each requirement of levels 1 and 2 has one row, in order', () => {
  const expected = Object.entries(requirements).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${String(index + 1)}`),
  );
  expect(rows.flatMap(({ ids }) => ids).toSorted(byNumber)).toEqual(expected);
});

test('each row states the requirement, whether it holds and why', () => {
  for (const { ids, asks, state, why } of rows) {
    expect(asks, ids.join()).not.toBe('');
    expect(states, ids.join()).toContain(state);
    expect(why, ids.join()).not.toBe('');
  }
});

test('the totals at the top match the rows', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).flatMap(({ ids }) => ids).length;
  const [holding, foreign, missed] = states.map(count);
  expect(page).toContain(`${String(holding)} hold, ${String(foreign)} do not apply, ${String(missed)} are not met.`);
});

test('every section of another page that is named exists', () => {
  const links = [...page.matchAll(/\]\(\.\.\/(\w+\.md)#([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, file = '', section = ''] of links) {
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
      words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    expect(headings, file).toContain(section);
  }
});

test('every row that holds names a test for it, or states what else shows it', () => {
  for (const { ids, state, why } of rows) if (state === 'Holds') expect(why, ids.join()).toMatch(/\]\[\w+\]|Shown by /);
});

test('every test that is named exists', () => {
  expect(namedTests.length).toBeGreaterThan(0);
  for (const { title, file } of namedTests) {
    const path = files.get(file);
    expect(path, file).toBeDefined();
    expect(readFileSync(path ?? '', 'utf8'), path).toContain(title);
  }
});

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
