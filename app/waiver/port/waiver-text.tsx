import { Heading, List, Prose, Text } from '#design-system';
import { Fragment } from 'react';
import type { Schemas } from '../../platform/client/client.ts';

type Block = Schemas['WaiverBlock'];

/** Groups consecutive points into one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  return blocks.reduce<Block[][]>((groups, block) => {
    const last = groups.at(-1);
    if (block.kind === 'point' && last?.[0]?.kind === 'point') return [...groups.slice(0, -1), [...last, block]];
    return [...groups, [block]];
  }, []);
}

/** The text of a waiver. `level` is the level of its headings. */
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
