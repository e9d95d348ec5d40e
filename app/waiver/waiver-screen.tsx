import { Heading, PageSection, Spinner } from '#design-system';
import { readLinkKey, registrationQueryKey } from '#rules/registrations';
import { signQueryKey } from '#rules/pages';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { dataOf } from '../platform/client/client.ts';
import { loadContent } from '../content/content.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useHydrated } from '../platform/shell/hydrated.ts';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import type { WaiverKey } from './sign/opened.ts';

/** To read about the waiver needs nothing of what signing it needs, nor the other way round. */
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
  const data = useScreenData<typeof load>();
  // No boundary of its own: the server would send a hole and a script that fills it.
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
  const intl = useIntl();
  const { registrationId, key, lng } = opened;
  useEffect(() => {
    if (addressToken === undefined) return;
    import('../registrations/own/own-registration.ts')
      .then(({ confirmAddress }) => confirmAddress({ registrationId, key, lng }, addressToken))
      // Signing goes on; the registration's own page says that the address is not confirmed.
      .catch(() => undefined);
  }, [registrationId, key, lng, addressToken]);
  return (
    <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
      <Signing opened={opened} />
    </Suspense>
  );
}
