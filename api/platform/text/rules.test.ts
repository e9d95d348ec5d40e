import { expect, test } from 'vitest';
import { textParts } from '../links/rules.ts';
import { foldedWords, foldName, foldText, hasEveryWord, withoutTags } from './rules.ts';

test.each([
  ['Pray for <b>Ana</b>, please', 'Pray for Ana, please'],
  ['one<br/>two<BR>three', 'onetwothree'],
  ['<a href="https://x.test" title="a">here</a>', 'here'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<<b>script>alert(1)<</b>/script>', 'alert(1)'],
  ['before<!-- a <b>comment</b> -->after', 'beforeafter'],
  ['<!DOCTYPE html>text', 'text'],
  ['one<!-- a > b < c -->two', 'onetwo'],
  ['one<<b>!-- a -->two', 'onetwo'],
  ['one<!-- < a --<b>>two', 'onetwo'],
  ['<!-- never closed', '<!-- never closed'],
])('removes the tags from %j', (text, shown) => {
  expect(withoutTags(text)).toBe(shown);
});

test.each(['a < b and c > d', 'I <3 you', '5<6, 7>6', 'Ana <', '&lt;b&gt;', 'line\nline', ''])(
  '%j has no tags and stays unchanged',
  (text) => {
    expect(withoutTags(text)).toBe(text);
  },
);

/** Messages of the maximum length that the contact form accepts, built from each of these parts. */
const worst = ['<', '<a', '<a ', '<!--', '<!-- ', '-->', '<<b>', 'a', 'a.', 'a@', 'a-', '+1', '+1 ', 'b.c@b.c'].flatMap(
  (part) => {
    const text = part.repeat(Math.floor(4_990 / part.length));
    return [text, `${text}>`, `a@${text}`, `<!--${text}`, `${text.slice(0, 2_400)}${'>'.repeat(2_400)}`];
  },
);

test.each([withoutTags, textParts])('%o processes any text of the maximum length in less than 10 ms', (read) => {
  for (const text of worst) {
    // The best of three CPU times, so that the load of the machine does not matter.
    const times = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...times), text.slice(0, 20)).toBeLessThan(10);
  }
});

test('no tag is left in any text', () => {
  const parts = ['<', '>', '!--', '-->', '-', '!', '/', 'a', ' ', '<!--', '<b>', '</b>'];
  // A linear congruential generator, so that every run uses the same texts.
  let seed = 1;
  const draw = (count: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * count);
  };
  for (let round = 0; round < 20_000; round += 1) {
    const text = Array.from({ length: 1 + draw(14) }, () => parts[draw(parts.length)]).join('');
    const shown = withoutTags(text);
    expect(shown, text).not.toMatch(/<!--[\s\S]*?-->|<\/?[a-z!][^<>]*>/i);
    expect(withoutTags(shown), text).toBe(shown);
  }
});

test.each([
  ['  Núñez\tMARÍA ', ['nunez', 'maria']],
  ['O’Brien D´Souza', ["o'brien", "d'souza"]],
  [' \n ', []],
  ['', []],
])('the words of the search %j are %j', (search, words) => {
  expect(foldedWords(search)).toEqual(words);
});

test.each([
  ['nunez maria', true],
  ['mari', true],
  ['', true],
  ['maria lopez', false],
])('a text with these names has every word of %j: %j', (search, found) => {
  expect(hasEveryWord(foldText('María Núñez'), foldedWords(search))).toBe(found);
});

test('names are the same whatever their case, accents and spaces, and not in another order', () => {
  const name = foldName({ firstName: ' Ana  María', lastName: 'Núñez ' });
  expect(name).toBe('ana maria nunez');
  expect(foldName({ firstName: 'ana', lastName: 'MARIA NUNEZ' })).toBe(name);
  expect(foldName({ firstName: 'Núñez', lastName: 'Ana María' })).not.toBe(name);
});
