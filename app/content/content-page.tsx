import { ReadingPage, Stack, type DrawingProps } from '#design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Inline, OwnerPlace, PageContent } from './blocks.ts';
import { ContentBlocks } from './content-blocks.tsx';
import { ContentText, withName } from './content-text.tsx';

interface ContentPageProps {
  content: PageContent;
  drawing?: DrawingProps['subject'];
  /** The configured name, on the page of a person. */
  name?: string;
  ownerTexts?: Readonly<Partial<Record<OwnerPlace, string>>>;
  /** What follows the words, such as a form. */
  children?: ReactNode;
}

/** From so many sections on, a page begins with a list of them. */
const longPage = 5;

/** A page whose words are a file in `content/pages`. */
export function ContentPage({ content, drawing, name, ownerTexts, children }: ContentPageProps) {
  const intl = useIntl();
  const places = content.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ label: withName(plainText(block.content), name), href: `#${block.id}` }] : [],
  );
  return (
    <ReadingPage
      title={withName(content.title, name)}
      lead={<ContentText content={content.lead} name={name} />}
      drawing={drawing}
      contents={places.length >= longPage ? { label: intl.formatMessage({ id: 'content.onThisPage' }), places } : undefined}
    >
      <Stack gap="xl">
        <ContentBlocks blocks={content.blocks} name={name} ownerTexts={ownerTexts} />
        {children}
      </Stack>
    </ReadingPage>
  );
}

function plainText(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainText(part.content))).join('');
}
