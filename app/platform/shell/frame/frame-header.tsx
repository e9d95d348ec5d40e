import { SiteHeader, type SiteHeaderProps } from '#design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../language/language-context.tsx';
import { languageQueryKey, languages, toLanguage } from '#rules/language';
import { nothing } from '#rules/pages';
import { LiveSign } from '../live/live-sign.tsx';
import { useSession } from '../../visitor/session-context.tsx';
import { useAddresses } from '../navigate/addresses.ts';
import { accountEntry, navigationEntries } from './navigation.ts';
import { useDay, useSite } from '../site.ts';

/** The languages as the specification abbreviates them, and their full names in their own language for screen readers. */
const languageNames = { en: { name: 'EN', fullName: 'English' }, es: { name: 'ES', fullName: 'Español' } } as const;

/** The contents of the navigation bar: the entries, the language, the live sign and the account. */
export function useHeader(): SiteHeaderProps {
  const intl = useIntl();
  const site = useSite();
  const day = useDay();
  const { language, changeLanguage } = useLanguage();
  const { visitor } = useSession();
  const addresses = useAddresses();
  const { pathname, search } = useLocation();

  const inLanguage = (code: string) => {
    // The page of all unknown events is cached once, under a placeholder that must not get into an address.
    const query = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== nothing));
    query.set(languageQueryKey, code);
    // A link without a path works on every page, even on the cached one for all unknown addresses.
    return `?${query.toString()}`;
  };

  return {
    brand: { name: site.organisationName, href: '/', logo: site.logo ?? undefined },
    label: intl.formatMessage({ id: 'nav.label' }),
    menuLabel: intl.formatMessage({ id: 'nav.menu' }),
    currentPath: `${pathname}${search}`,
    entries: navigationEntries(intl, site),
    account: accountEntry(intl, visitor, addresses),
    season: day?.color,
    live: <LiveSign />,
    language: {
      current: language,
      label: intl.formatMessage({ id: 'language.label' }),
      options: languages.map((code) => ({ code, ...languageNames[code], href: inLanguage(code) })),
      onChange: (code) => {
        const next = toLanguage(code);
        // The server has the messages of both languages.
        if (next)
          changeLanguage(next).catch(() => {
            window.location.assign(inLanguage(code));
          });
      },
    },
  };
}

/** The navigation bar of every public page. */
export function FrameHeader() {
  return <SiteHeader {...useHeader()} />;
}
