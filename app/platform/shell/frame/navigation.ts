import { manageMenu, parseUserTypes, visibleEntries } from '#rules/access';
import { contentPages } from '#rules/pages';
import { menuLabel } from '#rules/site';
import type { NavEntry, AccountEntry } from '#design-system';
import type { IntlShape } from 'react-intl';
import { registrationAddress } from '../../addresses/registration-address.ts';
import type { MessageId } from '../../messages/messages.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import type { Site } from '../site.ts';

/** The entries of the navigation bar (specification, section 2), in its order. */
export function navigationEntries(intl: IntlShape, site: Site): NavEntry[] {
  const news = site.links.find(({ id }) => id === 'news');
  const open = site.openRetreat;
  const openNote = intl.formatMessage({ id: 'nav.registrationOpen' });
  const item = (id: MessageId, href: string) => ({ label: intl.formatMessage({ id }), href });
  return [
    { kind: 'link', ...item('nav.home', '/') },
    {
      kind: 'group',
      label: intl.formatMessage({ id: 'nav.about' }),
      items: [
        item('nav.retreatCentre', contentPages.marian),
        item('nav.foundingPriest', `/${site.people.founder.slug}`),
        item('nav.evangelization', contentPages.evangelization),
        item('nav.grace', contentPages.grace),
        item('nav.contact', contentPages.contact),
      ],
    },
    {
      kind: 'group',
      label: intl.formatMessage({ id: 'nav.ministries' }),
      items: [
        item('nav.deliverance', contentPages.deliverance),
        item('nav.allMinistries', contentPages.ministries),
        item('nav.sabbath', contentPages.sabbath),
        item('nav.prayerRequest', contentPages.prayer),
      ],
    },
    {
      kind: 'group',
      label: intl.formatMessage({ id: 'nav.schedules' }),
      highlight: open ? { note: openNote, blink: true } : undefined,
      items: [
        item('nav.allEvents', '/events'),
        item('nav.conventions', '/events?type=Convention'),
        item('nav.retreats', '/events?type=Residential'),
      ],
    },
    {
      kind: 'group',
      label: intl.formatMessage({ id: 'nav.spirituality' }),
      items: [
        item('nav.prayers', contentPages.prayers),
        item('nav.scripture', contentPages.wog),
        item('nav.confession', contentPages.confession),
      ],
    },
    ...(news ? [{ kind: 'link', ...item('nav.news', news.href), external: true } as const] : []),
    ...(open
      ? [
          {
            kind: 'link',
            label: menuLabel(open.name),
            fullLabel: open.name,
            href: registrationAddress(open.id),
            highlight: { note: openNote },
          } as const,
        ]
      : []),
  ];
}

/** The Manage entries of a user's types whose screens exist, in the specification's order. */
export function manageEntries({ userType }: { userType: string }, addresses: ReadonlySet<string>) {
  return visibleEntries(manageMenu, parseUserTypes(userType)).filter((name) => addresses.has(manageMenu[name].path));
}

/** The account entry of the bar: a spinner, Login, or Manage and Logout, with the Manage entries whose screens exist. */
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
      const items = manageEntries(visitor.user, addresses).map((name) => ({
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
