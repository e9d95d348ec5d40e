import { Disclosure, Heading, Link, Prose, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageContent } from '../content/port/blocks.ts';
import { ContentPage } from '../content/port/content-page.tsx';
import { drawings } from '../content/port/drawings.ts';
import type { Schemas } from '../platform/client/client.ts';
import { findAddress } from '../platform/addresses/find-address.ts';
import { WaiverWords } from './port/waiver-text.tsx';

interface AboutWaiverProps {
  content: PageContent;
  texts: Schemas['WaiverTextList']['items'];
}

/** Explains the waiver, and shows its text for each kind of event. */
export function AboutWaiver({ content, texts }: AboutWaiverProps) {
  const intl = useIntl();
  return (
    <ContentPage
      content={content}
      drawing={drawings['waiver-form']}
      places={[{ label: intl.formatMessage({ id: 'waiver.words' }), href: '#words' }]}
    >
      <Stack gap="m">
        <Heading level={2} id="words">
          <FormattedMessage id="waiver.words" />
        </Heading>
        <Prose>
          <Text>
            <FormattedMessage id="waiver.words.text" />
          </Text>
        </Prose>
        <Link href={findAddress} standalone>
          <FormattedMessage id="waiver.find" />
        </Link>
        {texts.map(({ eventType, text }) => (
          <Disclosure key={eventType} label={text.title}>
            <WaiverWords blocks={text.blocks} level={3} />
          </Disclosure>
        ))}
      </Stack>
    </ContentPage>
  );
}
