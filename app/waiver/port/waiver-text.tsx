import { Heading, List, Prose, Text } from '#design-system';
import { Fragment } from 'react';
import type { Schemas } from '../../platform/client/client.ts';

type Block = Schemas['WaiverBlock'];

/** Points that follow each other are one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  return blocks.reduce<Block[][]>((groups, block) => {
    const last = groups.at(-1);
    if (block.kind === 'point' && last?.[0]?.kind === 'point') return [...groups.slice(0, -1), [...last, block]];
    return [...groups, [block]];
  }, []);
}

/** The words of a waiver. `level` is that of its headings. */
export function WaiverWords({ blocks, level }: { blocks: readonly Block[]; level: 3 | 4 }) {
  return (
    <Prose>
      {grouped(blocks).map((group, index) => (
        <Fragment key={index}>
          {group[0]?.kind === 'heading' && (
            <Heading level={level} size={4}>
              {group[0].text}
            </Heading>
          )}
          {group[0]?.kind === 'paragraph' && <Text>{group[0].text}</Text>}
          {group[0]?.kind === 'point' && <List items={group.map(({ text }) => text)} />}
        </Fragment>
      ))}
    </Prose>
  );
}
