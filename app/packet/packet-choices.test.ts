import { describe, expect, test } from 'vitest';
import { readChoices, writeChoices, type PacketChoices } from './packet-choices.ts';

const read = (query: string) => readChoices(new URLSearchParams(query), 'es');

describe('the print choices', () => {
  test('default to the roster in the language of the page, on letter paper', () => {
    expect(read('')).toEqual({
      pages: ['roster'],
      languages: ['es'],
      paper: 'letter',
      leftOut: [],
      firstMeal: 'breakfast',
      lastMeal: 'dinner',
    });
  });

  test('stay the same when written to the address and read back', () => {
    const choices: PacketChoices = {
      pages: ['roster', 'badges'],
      languages: ['es', 'en'],
      paper: 'a4',
      leftOut: ['money'],
      firstMeal: 'dinner',
      lastMeal: 'lunch',
    };
    expect(readChoices(new URLSearchParams(writeChoices(choices)), 'es')).toEqual(choices);
    expect(read('pages=')).toMatchObject({ pages: [] });
  });

  test('put the language of the page first, and drop unknown values', () => {
    expect(read('in=en,es').languages).toEqual(['es', 'en']);
    expect(read('in=la&paper=a3&pages=badges,secrets&without=names&first=tea&last=7')).toEqual({
      pages: ['badges'],
      languages: ['es'],
      paper: 'letter',
      leftOut: [],
      firstMeal: 'breakfast',
      lastMeal: 'dinner',
    });
  });
});
