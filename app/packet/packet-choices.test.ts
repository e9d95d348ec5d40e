import { describe, expect, test } from 'vitest';
import { readChoices, writeChoices, type PacketChoices } from './packet-choices.ts';

const read = (query: string) => readChoices(new URLSearchParams(query), 'es');

describe('what is printed', () => {
  test('is the roster in the language of the page, on letter paper, unless something else is chosen', () => {
    expect(read('')).toEqual({ pages: ['roster'], languages: ['es'], paper: 'letter', leftOut: [] });
  });

  test('is the same after it was written into the address', () => {
    const choices: PacketChoices = {
      pages: ['roster', 'badges'],
      languages: ['es', 'en'],
      paper: 'a4',
      leftOut: ['money'],
    };
    expect(readChoices(new URLSearchParams(writeChoices(choices)), 'es')).toEqual(choices);
    expect(read('pages=')).toMatchObject({ pages: [] });
  });

  test('begins with the language of the page, and drops what nobody knows', () => {
    expect(read('in=en,es').languages).toEqual(['es', 'en']);
    expect(read('in=la&paper=a3&pages=badges,secrets&without=names')).toEqual({
      pages: ['badges'],
      languages: ['es'],
      paper: 'letter',
      leftOut: [],
    });
  });
});
