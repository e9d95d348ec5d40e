import { Feature, Grid, type DrawingProps } from '#design-system';
import { ContentBlocks } from '../content/port/content-blocks.tsx';
import { ContentText } from '../content/port/content-text.tsx';
import type { Invitation } from './home-parts.ts';

/** The stained-glass windows beside the invitations, in order. */
const drawings: readonly DrawingProps['subject'][] = ['hills', 'book', 'candle', 'water', 'road', 'star'];

/** The invitations of the home page, each beside a window. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Grid columns={2} gap="xl">
      {invitations.map(({ id, title, blocks }, index) => (
        <Feature
          key={id}
          title={<ContentText content={title} />}
          drawing={drawings[index % drawings.length] ?? 'hills'}
        >
          <ContentBlocks blocks={blocks} />
        </Feature>
      ))}
    </Grid>
  );
}
