import { menuLabel } from '#rules/events';
import { manageMenu, parseUserTypes, visibleEntries } from '#rules/access';
import type { NavEntry, AccountEntry } from '#design-system';
import type { IntlShape } from 'react-intl';
import { registrationAddress } from '../events/event-address.ts';
import type { Visitor } from '../session/session-context.tsx';
import type { Site } from './site.ts';

/** The entries of the navigation bar (specification, section 2), as far as their screens exist. */
export function navigationEntries(intl: IntlShape, site: Site): NavEntry[] {
  const news = site.links.find(({ id }) => id === 'news');
  const open = site.openRetreat;
  const openNote = intl.formatMessage({ id: 'nav.registrationOpen' });
  return [
    { kind: 'link', label: intl.formatMessage({ id: 'nav.home' }), href: '/' },
    {
      kind: 'group',
      label: intl.formatMessage({ id: 'nav.schedules' }),
      highlight: open ? { note: openNote, blink: true } : undefined,
      items: [
        { label: intl.formatMessage({ id: 'nav.allEvents' }), href: '/events' },
        { label: intl.formatMessage({ id: 'nav.conventions' }), href: '/events?type=Convention' },
        { label: intl.formatMessage({ id: 'nav.retreats' }), href: '/events?type=Residential' },
      ],
    },
    ...(news ? [{ kind: 'link', label: intl.formatMessage({ id: 'nav.news' }), href: news.href, external: true } as const] : []),
    ...(open
      ? [
          {
            kind: 'link',
            label: menuLabel(open.name),
            href: registrationAddress(open.id),
            highlight: { note: openNote },
          } as const,
        ]
      : []),
  ];
}

/** The account's corner of the bar: a spinner, Login, or Manage and Logout. Of the Manage entries those whose screens exist. */
export function accountEntry(intl: IntlShape, visitor: Visitor, addresses: ReadonlySet<string>): AccountEntry {
  const login = { label: intl.formatMessage({ id: 'nav.login' }), href: '/login' };
  switch (visitor.kind) {
    case 'loading':
      return { kind: 'loading', label: intl.formatMessage({ id: 'loading' }), fallback: login };
    case 'visitor':
      return { kind: 'group', label: login.label, items: loginItems(intl) };
    case 'guest': {
      const leave = { label: intl.formatMessage({ id: 'nav.leaveGuest' }), href: '/logout' };
      return { kind: 'group', label: login.label, items: [...loginItems(intl), leave] };
    }
    case 'user': {
      const shown = visibleEntries(manageMenu, parseUserTypes(visitor.user.userType)).filter((name) => addresses.has(manageMenu[name].path));
      const items = shown.map((name) => ({
        label: intl.formatMessage({ id: `manage.${name}` }),
        href: manageMenu[name].path,
      }));
      const groups = items.length > 0 ? [{ label: intl.formatMessage({ id: 'nav.manage' }), items }] : [];
      return { kind: 'groups', groups, link: { label: intl.formatMessage({ id: 'nav.logout' }), href: '/logout' } };
    }
  }
}

function loginItems(intl: IntlShape) {
  return [
    { label: intl.formatMessage({ id: 'nav.login' }), href: '/login' },
    { label: intl.formatMessage({ id: 'nav.signUp' }), href: '/signup' },
    { label: intl.formatMessage({ id: 'nav.forgotPassword' }), href: '/forgotPassword' },
  ];
}
