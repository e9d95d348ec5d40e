import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { manageMenu, parseUserTypes, visibleEntries } from '#rules/access';
import { menuLabel } from '#rules/site';
import { SiteHeader } from '../components/SiteHeader/SiteHeader.tsx';
import type { AccountEntry, NavEntry } from '../components/SiteHeader/entries.ts';
import { useLanguage } from '../i18n/useMessages.ts';
import { api } from './api.fixtures.ts';
import type { Schemas } from './api.fixtures.ts';
import type { SiteWords } from './site-words.fixtures.ts';

type SiteMenuProps = {
  words: SiteWords;
  /** What the server put into the page. */
  site: Schemas['Site'];
  currentPath: string;
  onLanguage: (code: string) => void;
};

/** The header as every page has it: the whole menu, and the corner of anyone who turns out to be signed in. */
export function SiteMenu({ words, site, currentPath, onLanguage }: SiteMenuProps): ReactElement {
  const language = useLanguage();
  const state = useSession();
  return (
    <SiteHeader
      brand={{ name: site.organisationName, href: '/' }}
      label={words.navigation}
      menuLabel={words.menu}
      currentPath={currentPath}
      entries={entries(words, site)}
      account={account(words, state)}
      language={{
        current: language,
        label: words.language,
        options: [
          { code: 'en', name: 'EN', fullName: 'English', href: '/?lng=en' },
          { code: 'es', name: 'ES', fullName: 'Español', href: '/?lng=es' },
        ],
        onChange: onLanguage,
      }}
    />
  );
}

/** Who is signed in; nothing until the server has said so. */
function useSession(): Schemas['SessionState'] | undefined {
  const [state, setState] = useState<Schemas['SessionState']>();
  useEffect(() => {
    const stop = new AbortController();
    api.GET('/session', { signal: stop.signal }).then(
      // Without an answer one is a visitor.
      ({ data }) => setState(data ?? { session: null }),
      () => {
        if (!stop.signal.aborted) setState({ session: null });
      },
    );
    return () => {
      stop.abort();
    };
  }, []);
  return state;
}

function entries(
  { about, ministries, schedules, spirituality, ...words }: SiteWords,
  { links, openRetreat }: Schemas['Site'],
): NavEntry[] {
  const news = links.find(({ id }) => id === 'news');
  const highlight = openRetreat === null ? undefined : { note: words.registrationOpen };
  return [
    { kind: 'link', label: words.home, href: '/' },
    {
      kind: 'group',
      label: about.title,
      items: [
        { label: about.centre, href: '/Marian' },
        { label: about.founder, href: '/founder' },
        { label: about.evangelization, href: '/Evangelization' },
        { label: about.anointing, href: '/Grace' },
        { label: about.contact, href: '/contact' },
      ],
    },
    {
      kind: 'group',
      label: ministries.title,
      items: [
        { label: ministries.healing, href: '/deliverance' },
        { label: ministries.all, href: '/ministries' },
        { label: ministries.sabbath, href: '/sabbath' },
        { label: ministries.prayer, href: '/prayer' },
      ],
    },
    {
      kind: 'group',
      label: schedules.title,
      highlight: highlight && { ...highlight, blink: true },
      items: [
        { label: schedules.all, href: '/events' },
        { label: schedules.conventions, href: '/events?type=Convention' },
        { label: schedules.retreats, href: '/events?type=Residential' },
      ],
    },
    {
      kind: 'group',
      label: spirituality.title,
      items: [
        { label: spirituality.daily, href: '/prayers' },
        { label: spirituality.scripture, href: '/wog' },
        { label: spirituality.confession, href: '/confession' },
      ],
    },
    ...(news === undefined ? [] : [{ kind: 'link' as const, label: words.news, href: news.href, external: true }]),
    ...(openRetreat === null
      ? []
      : [
          {
            kind: 'link' as const,
            label: menuLabel(openRetreat.name),
            href: `/retreat-registration?id=${openRetreat.id}`,
            highlight,
          },
        ]),
  ];
}

function account(
  { account: words, manage, loading }: SiteWords,
  state: Schemas['SessionState'] | undefined,
): AccountEntry {
  const login = { label: words.login, href: '/login' };
  if (state === undefined) return { kind: 'loading', label: loading, fallback: login };
  if (state.session === null) {
    const items = [
      login,
      { label: words.signUp, href: '/signup' },
      { label: words.forgotPassword, href: '/forgotPassword' },
    ];
    return { kind: 'group', label: words.title, items };
  }
  // A session without a user is a guest's.
  const userTypes = parseUserTypes(state.session.user?.userType ?? 'G');
  const items = visibleEntries(manageMenu, userTypes).map((name) => ({
    label: manage[name],
    href: manageMenu[name].path,
  }));
  return { kind: 'groups', groups: [{ label: manage.title, items }], link: { label: words.logout, href: '/logout' } };
}
