import { describe, expect, test } from 'vitest';
import { keysInWords, mark, presses } from './marks.ts';

const heading = { before: '# ', startsLine: true };
const point = { before: '- ', startsLine: true };
const link = { before: '[', after: '](https://)' };

describe('a mark', () => {
  test.each([
    ['at the start of a text', '', 0, 0, heading, '# ', 2, 2],
    ['begins a line of its own', 'Dear', 4, 4, heading, 'Dear\n# ', 7, 7],
    ['is at the start of a line already', 'Dear\n', 5, 5, heading, 'Dear\n# ', 7, 7],
    ['goes around what is selected', 'Come here now', 5, 9, link, 'Come [here](https://) now', 6, 10],
    ['begins each selected line', 'one\ntwo\n\nthree', 0, 14, point, '- one\n- two\n\n- three', 2, 20],
    ['begins no line when it goes around', 'one\ntwo', 0, 7, link, '[one\ntwo](https://)', 1, 8],
  ])('%s', (_, text, start, end, written, after, from, to) => {
    expect(mark(text, start, end, written)).toEqual({ text: after, start: from, end: to });
  });
});

describe('keys', () => {
  const none = { code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  test.each([
    ['Control', { ...none, ctrlKey: true }, true],
    ['Command', { ...none, metaKey: true }, true],
    ['no other key', none, false],
    ['both', { ...none, ctrlKey: true, metaKey: true }, false],
    ['AltGr, which types characters', { ...none, ctrlKey: true, altKey: true }, false],
    ['Shift too', { ...none, ctrlKey: true, shiftKey: true }, false],
    ['another letter', { ...none, ctrlKey: true, code: 'KeyL' }, false],
  ])('with %s', (_, event, arePressed) => {
    expect(presses(event, { code: 'KeyK' })).toBe(arePressed);
  });

  test('match with Shift if the shortcut includes it', () => {
    const keys = { code: 'Digit8', isShifted: true } as const;
    expect(presses({ ...none, code: 'Digit8', ctrlKey: true, shiftKey: true }, keys)).toBe(true);
    expect(presses({ ...none, code: 'Digit8', ctrlKey: true }, keys)).toBe(false);
  });

  test('have the names that are on the user’s keyboard', () => {
    const names = { control: 'Ctrl', command: '⌘', shift: 'Mayús' };
    expect(keysInWords({ code: 'KeyK' }, false, names)).toBe('Ctrl+K');
    expect(keysInWords({ code: 'Digit8', isShifted: true }, true, names)).toBe('⌘+Mayús+8');
  });
});
