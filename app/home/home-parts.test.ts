import { expect, test } from 'vitest';
import type { Block } from '../content/port/blocks.ts';
import { homeParts } from './home-parts.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', content: [text] });
const heading = (id: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, id, content: [id] });

test('each heading takes the blocks after it, up to the next heading of its level', () => {
  const blocks = [
    paragraph('opening'),
    heading('a'),
    paragraph('one'),
    heading('a1', 3),
    paragraph('two'),
    heading('b'),
  ];
  expect(homeParts(blocks)).toEqual({
    opening: [paragraph('opening')],
    invitations: [
      { id: 'a', title: ['a'], blocks: [paragraph('one'), heading('a1', 3), paragraph('two')] },
      { id: 'b', title: ['b'], blocks: [] },
    ],
  });
});

test('content without headings is all opening', () => {
  expect(homeParts([paragraph('x')])).toEqual({ opening: [paragraph('x')], invitations: [] });
});
