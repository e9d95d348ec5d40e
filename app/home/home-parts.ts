import type { Block, Inline } from '../content/blocks.ts';

/** One of the things that home invites to: a heading of its file and what stands below it. */
export interface Invitation {
  id: string;
  title: readonly Inline[];
  blocks: readonly Block[];
}

/** Parts the words of home: what stands above the first heading, and each heading with what belongs to it. */
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
