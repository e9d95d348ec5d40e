import { plainText, type Block } from '../port/blocks.ts';

/** A question of the examination of conscience. */
export interface Question {
  /** Its anchor, the same in both languages. */
  id: string;
  /** The block of the page that contains it. */
  block: number;
  text: string;
}

/** The questions of a page: the items of every list in which each item is a question. */
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
