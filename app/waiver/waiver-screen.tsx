import { Disclosure, Heading, Link, PageSection, Prose, Stack, Text } from '#design-system';
import { readLinkKey, registrationQueryKey } from '#rules/registrations';
import { signQueryKey } from '#rules/waiver';
import { useEffect } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dataOf } from '../platform/client/client.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadContent } from '../content/content.ts';
import { drawings } from '../content/drawings.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { findAddress } from '../registrations/own/find-address.ts';
import { useHydrated } from '../platform/shell/hydrated.ts';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import type { WaiverKey } from './sign/opened.ts';
import { Signing } from './sign/signing.tsx';
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
  const { key, addressToken } = readLinkKey(hash.slice(1));
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
        <OpenedSigning
          key={`${registrationId} ${hash}`}
          opened={{ registrationId, key, lng: language }}
          addressToken={addressToken}
        />
      </NeedsScripts>
    </PageSection>
  );
}

/** Signing by a link; one that was mailed to the contact confirms the address on the way. Only then is that code fetched. */
function OpenedSigning({ opened, addressToken }: { opened: WaiverKey; addressToken: string | undefined }) {
  const { registrationId, key, lng } = opened;
  useEffect(() => {
    if (addressToken === undefined) return;
    import('../registrations/own/own-registration.ts')
      .then(({ confirmAddress }) => confirmAddress({ registrationId, key, lng }, addressToken))
      // Signing goes on; the registration's own page says that the address is not confirmed.
      .catch(() => undefined);
  }, [registrationId, key, lng, addressToken]);
  return <Signing opened={opened} />;
}

/** What the waiver is, and its words for each kind of event. */
function About() {
  const intl = useIntl();
  const { content, texts } = useScreenData<typeof load>();
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
