import { Alert, Link, PageLayout, SiteFooter, SiteHeader, ThemeSwitch } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router-dom';
import type { Schemas } from '../client/client.ts';
import { useLanguage } from '../language/language-context.tsx';
import { languageQueryKey, languages, toLanguage } from '../language/language.ts';
import { useSession } from '../session/session-context.tsx';
import { useFooter } from './footer.ts';
import { accountEntry, navigationEntries } from './navigation.ts';
import { usePageArrival } from './page-arrival.ts';

export type Site = Schemas['Site'];
export interface FrameData {
  site: Site;
}

export const frameRouteId = 'frame';

/** The site's own facts, loaded once for every page. */
export function useSite(): Site {
  const data = useRouteLoaderData<FrameData>(frameRouteId);
  if (!data) throw new Error('useSite is for screens inside the frame');
  return data.site;
}

const languageNames = { en: 'English', es: 'Español' } as const;

/** Header, footer and everything else that every page has. */
export function Frame() {
  const intl = useIntl();
  const site = useSite();
  const { language, changeLanguage } = useLanguage();
  const { visitor } = useSession();
  const { pathname, search } = useLocation();
  const footer = useFooter(site);
  usePageArrival();

  const inLanguage = (code: string) => {
    const query = new URLSearchParams(search);
    query.set(languageQueryKey, code);
    return `${pathname}?${query.toString()}`;
  };

  return (
    <PageLayout
      skipLinkLabel={intl.formatMessage({ id: 'frame.skip' })}
      banner={site.demo ? <DemoBanner /> : undefined}
      header={
        <SiteHeader
          brand={{ name: site.organisationName, href: '/' }}
          label={intl.formatMessage({ id: 'nav.label' })}
          menuLabel={intl.formatMessage({ id: 'nav.menu' })}
          currentPath={`${pathname}${search}`}
          entries={navigationEntries(intl, site)}
          account={accountEntry(intl, visitor)}
          language={{
            current: language,
            label: intl.formatMessage({ id: 'language.label' }),
            options: languages.map((code) => ({ code, name: languageNames[code], href: inLanguage(code) })),
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
  );
}

function DemoBanner() {
  return (
    <Alert tone="caution">
      <FormattedMessage id="demo.banner" /> <Link href="/demo/mail"><FormattedMessage id="demo.mailLink" /></Link>
    </Alert>
  );
}
