import { Heading, LinkButton, List, PrayerReader, Prose, Quote, Text } from '#design-system';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Block, OwnerPlace } from './blocks.ts';
import { ContentText, useAddressOf, withName } from './content-text.tsx';
import { prayerText } from '../prayers/prayer-lines.ts';

interface ContentBlocksProps {
  blocks: readonly Block[];
  /** The configured name, on the page of a person. */
  name?: string;
  /** The owner's texts, by place. */
  ownerTexts?: Readonly<Partial<Record<OwnerPlace, string>>>;
  /** Replaces the list with this anchor; undefined keeps it as it is. */
  renderList?: (index: number) => ReactNode;
  /** Lists the upcoming retreats, or shows the text for none. */
  renderRetreats?: (none: string) => ReactNode;
}

/** The content of a page: headings, paragraphs, Scripture and prayers in order. */
export function ContentBlocks({ blocks, name, ownerTexts, renderList, renderRetreats }: ContentBlocksProps) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {(block.kind === 'list' && renderList?.(index)) || (
            <ContentBlock block={block} name={name} ownerTexts={ownerTexts} renderRetreats={renderRetreats} />
          )}
        </Fragment>
      ))}
    </Prose>
  );
}

function ContentBlock({
  block,
  name,
  ownerTexts,
  renderRetreats,
}: { block: Block } & Omit<ContentBlocksProps, 'blocks' | 'renderList'>) {
  const intl = useIntl();
  const addressOf = useAddressOf();
  switch (block.kind) {
    case 'heading':
      return (
        // Only the sections of a page are landmarks; smaller parts would add too many names.
        <Heading level={block.level} id={block.level === 2 ? block.id : undefined}>
          <ContentText content={block.content} name={name} />
        </Heading>
      );
    case 'paragraph':
      return (
        <Text>
          <ContentText content={block.content} name={name} />
        </Text>
      );
    case 'list':
      return (
        <List
          ordered={block.ordered}
          items={block.items.map((item, index) => (
            <ContentText key={index} content={item} name={name} />
          ))}
        />
      );
    case 'quote':
      return <Quote text={withName(block.text, name)} />;
    case 'scripture': {
      const { reference, translation, lines } = block.passage;
      return (
        <Quote
          text={lines.join('\n')}
          source={intl.formatMessage({ id: 'content.source' }, { reference, translation })}
        />
      );
    }
    case 'prayer':
      return (
        <PrayerReader level={block.level} hasSwitches={false} texts={[prayerText({ id: block.id, ...block.prayer })]} />
      );
    case 'button':
      return (
        <Text as="div">
          <LinkButton href={addressOf(block.to)} tone="primary">
            {block.label}
          </LinkButton>
        </Text>
      );
    case 'owner':
      return ownerTexts?.[block.id]?.split(/\n\s*\n/).map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);
    case 'retreats':
      return renderRetreats?.(block.none);
  }
}
