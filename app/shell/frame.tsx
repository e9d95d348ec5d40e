import { Alert, Link, PageLayout, SiteFooter, SiteHeader, Stack, ThemeSwitch } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useLanguage } from '../language/language-context.tsx';
import { languageQueryKey, languages, toLanguage } from '#rules/language';
import { LiveProvider } from '../live/live-context.tsx';
import { LiveSign } from '../live/live-sign.tsx';
import { useSession } from '../session/session-context.tsx';
import { lazy, Suspense } from 'react';
import { withFurtherMessages } from '../messages/messages.ts';
import { useSavedPage, type SavedPage } from '../offline/saved-page.ts';
import { useKeptVisits } from '../offline/use-kept-visits.ts';
import { useHydrationMark } from './hydrated.ts';
import { useFooter } from './footer.ts';
import { useAddresses } from './addresses.ts';
import { accountEntry, navigationEntries } from './navigation.ts';
import { usePageArrival } from './page-arrival.ts';
import { useDay, useSite } from './site.ts';

/** As the specification writes them, and in full in their own language for who hears them. */
const languageNames = { en: { name: 'EN', fullName: 'English' }, es: { name: 'ES', fullName: 'Español' } } as const;

// Only a page that comes from this device needs it, and the worker keeps it beside the pages.
const SavedNotice = lazy(() => withFurtherMessages(() => import('../offline/saved-notice.tsx')));

/** Header, footer and everything else that every page has. */
export function Frame() {
  const intl = useIntl();
  const site = useSite();
  const day = useDay();
  const { language, changeLanguage } = useLanguage();
  const { visitor } = useSession();
  const addresses = useAddresses();
  const isGuest = visitor.kind === 'guest';
  const { pathname, search } = useLocation();
  const footer = useFooter(site);
  const saved = useSavedPage();
  usePageArrival();
  useKeptVisits();
  useHydrationMark();

  const inLanguage = (code: string) => {
    const query = new URLSearchParams(search);
    query.set(languageQueryKey, code);
    // Without the path it holds on every page, also on the one that is kept for all addresses that are none.
    return `?${query.toString()}`;
  };

  return (
    <LiveProvider>
      <PageLayout
        skipLinkLabel={intl.formatMessage({ id: 'frame.skip' })}
        banner={site.demo || isGuest || saved ? <Banner isDemo={site.demo} isGuest={isGuest} saved={saved} /> : undefined}
        header={
          <SiteHeader
            brand={{ name: site.organisationName, href: '/', logo: site.logo ?? undefined }}
            label={intl.formatMessage({ id: 'nav.label' })}
            menuLabel={intl.formatMessage({ id: 'nav.menu' })}
            currentPath={`${pathname}${search}`}
            entries={navigationEntries(intl, site)}
            account={accountEntry(intl, visitor, addresses)}
            season={day?.color}
            live={<LiveSign />}
            language={{
              current: language,
              label: intl.formatMessage({ id: 'language.label' }),
              options: languages.map((code) => ({ code, ...languageNames[code], href: inLanguage(code) })),
              onChange: (code) => {
                const next = toLanguage(code);
                // The server has the words of both languages.
              if (next) changeLanguage(next).catch(() => { window.location.assign(inLanguage(code)); });
              },
            }}
          />
        }
        footer={<SiteFooter {...footer} switch={<ThemeSwitch label={intl.formatMessage({ id: 'theme.label' })} />} />}
      >
        <Outlet />
        <ScrollRestoration />
      </PageLayout>
    </LiveProvider>
  );
}

/** What has to be known before anything else on every page. */
function Banner({ isDemo, isGuest, saved }: { isDemo: boolean; isGuest: boolean; saved?: SavedPage }) {
  return (
    <Stack gap="xs">
      {saved && (
        <Suspense fallback={null}>
          <SavedNotice {...saved} />
        </Suspense>
      )}
      {isDemo && (
        <Alert tone="caution">
          <FormattedMessage id="demo.banner" values={{ mail: (words) => <Link href="/demo/mail">{words}</Link> }} />
        </Alert>
      )}
      {isGuest && (
        <Alert tone="info">
          <FormattedMessage id="guest.banner" values={{ leave: (words) => <Link href="/logout">{words}</Link> }} />
        </Alert>
      )}
    </Stack>
  );
}
