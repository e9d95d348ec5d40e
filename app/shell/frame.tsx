import { Alert, Link, PageLayout, SiteFooter, SiteHeader, Stack, ThemeSwitch } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useLanguage } from '../language/language-context.tsx';
import { languageQueryKey, languages, toLanguage } from '#rules/language';
import { LiveProvider } from '../live/live-context.tsx';
import { LiveSign } from '../live/live-sign.tsx';
import { useSession } from '../session/session-context.tsx';
import { useHydrationMark } from './hydrated.ts';
import { useFooter } from './footer.ts';
import { useAddresses } from './addresses.ts';
import { accountEntry, navigationEntries } from './navigation.ts';
import { usePageArrival } from './page-arrival.ts';
import { useDay, useSite } from './site.ts';

/** As the specification writes them, and in full in their own language for who hears them. */
const languageNames = { en: { name: 'EN', fullName: 'English' }, es: { name: 'ES', fullName: 'Español' } } as const;

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
  usePageArrival();
  useHydrationMark();

  const inLanguage = (code: string) => {
    const query = new URLSearchParams(search);
    query.set(languageQueryKey, code);
    return `${pathname}?${query.toString()}`;
  };

  return (
    <LiveProvider>
      <PageLayout
        skipLinkLabel={intl.formatMessage({ id: 'frame.skip' })}
        banner={site.demo || isGuest ? <Banner isDemo={site.demo} isGuest={isGuest} /> : undefined}
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
                if (next) void changeLanguage(next);
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
function Banner({ isDemo, isGuest }: { isDemo: boolean; isGuest: boolean }) {
  return (
    <Stack gap="xs">
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
