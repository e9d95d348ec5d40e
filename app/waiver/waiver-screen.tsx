import { Heading, PageSection, Spinner } from '#design-system';
import { readLinkKey, registrationQueryKey } from '#rules/registrations';
import { signQueryKey } from '#rules/pages';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { dataOf } from '../platform/client/client.ts';
import { confirmAddress } from '../platform/client/registration-key.ts';
import { loadContent } from '../content/port/content.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useHydrated } from '../platform/browser/hydrated.ts';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { UntilSessionEnds } from '../platform/emailed-links/until-session-ends.tsx';
import type { WaiverKey } from './sign/opened.ts';

/** Reading about the waiver needs none of the code for signing it, and vice versa. */
const loadAbout = () => loadChunk(() => import('./about-waiver.tsx'));
const About = lazy(async () => ({ default: (await loadAbout()).AboutWaiver }));
const Signing = lazy(async () => ({ default: (await loadChunk(() => import('./sign/signing.tsx'))).Signing }));

export async function load({ api, language, url }: LoadInput) {
  const [content, { items }] = await Promise.all([
    loadContent('waiver-form', language),
    dataOf(api.GET('/waiver-texts', { params: { query: { lng: language } } })),
    url.searchParams.has(signQueryKey) ? undefined : loadAbout(),
  ]);
  return { content, texts: items };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description };
}

/** The waiver: with a link, people sign it here; without one, this page explains it and shows its text. */
export function Component() {
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(search);
  const registrationId = query.get(registrationQueryKey) ?? '';
  // The server knows only that someone came to sign, not who.
  const isSigning = query.has(signQueryKey) || (isHydrated && registrationId !== '');
  const { key, addressToken } = readLinkKey(hash.slice(1));
  const data = useScreenData<typeof load>();
  // No separate boundary: the server would send a hole and a script that fills it.
  if (!isSigning) return <About {...data} />;
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
        <UntilSessionEnds>
          <OpenedSigning
            key={`${registrationId} ${hash}`}
            opened={{ registrationId, key, lng: language }}
            addressToken={addressToken}
          />
        </UntilSessionEnds>
      </NeedsScripts>
    </PageSection>
  );
}

/** Signing with a link; one that was emailed to the contact also confirms the address. */
function OpenedSigning({ opened, addressToken }: { opened: WaiverKey; addressToken: string | undefined }) {
  const intl = useIntl();
  const { registrationId, key, lng } = opened;
  useEffect(() => {
    if (addressToken === undefined) return;
    // If this fails, signing continues; the registration's own page says that the address is unconfirmed.
    confirmAddress({ registrationId, key, lng }, addressToken).catch(() => undefined);
  }, [registrationId, key, lng, addressToken]);
  return (
    <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
      <Signing opened={opened} />
    </Suspense>
  );
}
