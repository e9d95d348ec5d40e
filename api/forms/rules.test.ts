import { describe, expect, test } from 'vitest';
import { formBody, longestFillTime, reasonsToHold } from './rules.ts';

const fields = { name: 'line', text: 'text', phone: 'phone', people: 'number', kind: 'choice', share: 'flag' } as const;

describe('a form as the API accepts it', () => {
  test('leaves out unanswered fields, and includes every flag', () => {
    expect(formBody(fields, { name: ' ', text: '\n', phone: '', people: '', kind: '' })).toEqual({ share: false });
  });

  test('trims lines, strips punctuation from phone numbers, and leaves texts as typed', () => {
    const typed = {
      name: ' Ana ',
      text: '  Please\n\n<b>pray</b> ',
      phone: '+1 (305) 555-0100',
      people: ' 12 ',
      kind: 'parish',
      share: 'yes',
    };
    expect(formBody(fields, typed)).toEqual({
      name: 'Ana',
      text: '  Please\n\n<b>pray</b> ',
      phone: '+13055550100',
      people: 12,
      kind: 'parish',
      share: true,
    });
  });

  test('leaves an invalid number for the contract to refuse', () => {
    expect(formBody({ people: 'number' }, { people: 'twelve' })).toEqual({ people: 'twelve' });
  });
});

describe('a form', () => {
  const good = {
    decoy: '',
    fillTime: 20_000,
    lines: ['Ana'],
    texts: ['Please pray for https://news.test and www.other.test'],
  };

  test('by a person is not held, even with a link or two', () => {
    expect(reasonsToHold(good)).toEqual([]);
    expect(reasonsToHold({ ...good, fillTime: 3_000 })).toEqual([]);
    expect(reasonsToHold({ ...good, fillTime: longestFillTime })).toEqual([]);
  });

  test.each([
    ['decoy', { decoy: 'x' }],
    ['stampMissing', { fillTime: 'stampMissing' as const }],
    ['stampWrong', { fillTime: 'stampWrong' as const }],
    ['tooFast', { fillTime: 2_999 }],
    ['tooLate', { fillTime: longestFillTime + 1 }],
    ['links', { texts: ['https://a.test http://b.test www.c.test'] }],
    ['linkInName', { lines: ['Win at http://a.test'] }],
    ['markup', { texts: ['[url=a.test]here[/url]'] }],
  ])('is held for the reason %s', (reason, change) => {
    expect(reasonsToHold({ ...good, ...change })).toEqual([reason]);
  });

  test('is held for every reason that applies', () => {
    expect(reasonsToHold({ decoy: 'x', fillTime: 0, lines: ['www.a.test'], texts: ['<a href>'] })).toEqual([
      'decoy',
      'tooFast',
      'linkInName',
      'markup',
    ]);
  });
});
