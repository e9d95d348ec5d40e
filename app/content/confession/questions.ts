import { plainText, type Block } from '../blocks.ts';

/** A question of the examination of conscience. */
export interface Question {
  /** Its place in the page, the same in both languages. */
  id: string;
  /** Which block of the page it is in. */
  block: number;
  text: string;
}

/** The questions of a page: the points of every list in which each point asks something. */
export function questionsOf(blocks: readonly Block[]): Question[] {
  let heading = '';
  return blocks.flatMap((block, index) => {
    if (block.kind === 'heading') heading = block.id;
    if (block.kind !== 'list') return [];
    const texts = block.items.map(plainText);
    if (!texts.every((text) => text.includes('?'))) return [];
    return texts.map((text, number) => ({ id: `${heading}-${String(number + 1)}`, block: index, text }));
  });
}
