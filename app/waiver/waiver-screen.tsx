import { Disclosure, Heading, Link, PageSection, Prose, Stack, Text } from '#design-system';
import { registrationQueryKey } from '#rules/registrations';
import { signQueryKey } from '#rules/waiver';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dataOf } from '../client/client.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadContent } from '../content/content.ts';
import { drawings } from '../content/drawings.ts';
import { useLanguage } from '../language/language-context.tsx';
import { findAddress } from '../registrations/find-address.ts';
import { useHydrated } from '../shell/hydrated.ts';
import { NeedsScripts } from '../shell/needs-scripts.tsx';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { Signing } from './signing.tsx';
import { WaiverWords } from './waiver-text.tsx';

export async function load({ api, language }: LoadInput) {
  const [content, { items }] = await Promise.all([
    loadContent('waiver-form', language),
    dataOf(api.GET('/waiver-texts', { params: { query: { lng: language } } })),
  ]);
  return { content, texts: items };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description };
}

/** The waiver: opened by a link it is signed here; without one this is what to read about it, and its words. */
export function Component() {
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(search);
  const registrationId = query.get(registrationQueryKey) ?? '';
  // The server knows only that someone comes to sign, and nothing of whom.
  const isSigning = query.has(signQueryKey) || (isHydrated && registrationId !== '');
  if (!isSigning) return <About />;
  return (
    <PageSection width="text">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="waiver.title" />
          </Heading>
        }
        instead={<FormattedMessage id="waiver.noScript" />}
      >
        <Signing key={`${registrationId} ${hash}`} opened={{ registrationId, key: hash.slice(1), lng: language }} />
      </NeedsScripts>
    </PageSection>
  );
}

/** What the waiver is, and its words for each kind of event. */
function About() {
  const intl = useIntl();
  const { content, texts } = useScreenData<typeof load>();
  return (
    <ContentPage content={content} drawing={drawings['waiver-form']} places={[{ label: intl.formatMessage({ id: 'waiver.words' }), href: '#words' }]}>
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
