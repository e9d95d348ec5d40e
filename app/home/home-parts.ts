import type { Block, Inline } from '../content/port/blocks.ts';

/** One invitation on the home page: a heading with the content below it. */
export interface Invitation {
  id: string;
  title: readonly Inline[];
  blocks: readonly Block[];
}

/** Splits the content of the home page into the part above the first heading, and each heading with its content. */
export function homeParts(blocks: readonly Block[]): { opening: readonly Block[]; invitations: readonly Invitation[] } {
  const starts = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ block, index }] : [],
  );
  return {
    opening: blocks.slice(0, starts[0]?.index),
    invitations: starts.map(({ block, index }, number) => ({
      id: block.id,
      title: block.content,
      blocks: blocks.slice(index + 1, starts[number + 1]?.index),
    })),
  };
}
