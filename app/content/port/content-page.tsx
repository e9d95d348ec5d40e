import { ReadingPage, Stack, type DrawingProps } from '#design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { plainText, type OwnerPlace, type PageContent } from './blocks.ts';
import { ContentBlocks } from './content-blocks.tsx';
import { ContentText, withName } from './content-text.tsx';

interface ContentPageProps {
  content: PageContent;
  drawing?: DrawingProps['subject'];
  /** The configured name, on the page of a person. */
  name?: string;
  ownerTexts?: Readonly<Partial<Record<OwnerPlace, string>>>;
  /** The sections after the content, for the table of contents. */
  places?: readonly Place[];
  /** The content, if the page renders it in its own way. */
  words?: ReactNode;
  /** The main action of the page, such as a form; it comes before the content. */
  action?: ReactNode;
  /** Shown between the opening paragraph and the rest. */
  above?: ReactNode;
  /** Shown after the content, such as the prayers themselves. */
  children?: ReactNode;
}

interface Place {
  label: string;
  href: string;
}

/** A page with at least this many sections starts with a table of contents. */
const longPage = 5;

/** A page whose content is a file in `content/pages`. */
export function ContentPage({
  content,
  drawing,
  name,
  ownerTexts,
  places = [],
  words,
  action,
  above,
  children,
}: ContentPageProps) {
  const intl = useIntl();
  const parts = [...sections(content, name), ...places];
  return (
    <ReadingPage
      title={withName(content.title, name)}
      lead={<ContentText content={content.lead} name={name} />}
      drawing={drawing}
      action={action}
      contents={
        parts.length >= longPage
          ? { label: intl.formatMessage({ id: 'content.onThisPage' }), places: parts }
          : undefined
      }
    >
      <Stack gap="xl">
        {above}
        {words ?? <ContentBlocks blocks={content.blocks} name={name} ownerTexts={ownerTexts} />}
        {children}
      </Stack>
    </ReadingPage>
  );
}

function sections({ blocks }: PageContent, name: string | undefined): Place[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ label: withName(plainText(block.content), name), href: `#${block.id}` }]
      : [],
  );
}
