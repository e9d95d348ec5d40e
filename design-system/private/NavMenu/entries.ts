/** One place to go to from the menu. */
export type NavItem = {
  label: string;
  /** The whole name where `label` is cut short for the eye. It begins with the label. */
  fullLabel?: string;
  href: string;
  /** Leads to another site: opens a new tab and says so in words. */
  external?: boolean;
};

/** What makes an entry stand out for a while, such as a retreat that is open. */
export type NavHighlight = {
  /** The reason in words, heard after the label. */
  note: string;
  /** Lets its star blink for four seconds after the page has opened; never for those who want less motion. */
  blink?: boolean;
};

/** An entry of the site's menu: a link, or a group of links that opens. */
export type NavEntry =
  | ({ kind: 'link'; highlight?: NavHighlight } & NavItem)
  | { kind: 'group'; label: string; items: readonly NavItem[]; highlight?: NavHighlight };

type Group = { label: string; items: readonly NavItem[] };

/** The reader's own corner of the menu. */
export type AccountEntry =
  /** The reader is not known yet; `fallback` is shown to those without scripts. */
  | { kind: 'loading'; label: string; fallback: NavItem }
  | { kind: 'link'; label: string; href: string }
  | ({ kind: 'group' } & Group)
  | { kind: 'groups'; groups: readonly Group[]; link?: NavItem };

/** The account's part of the menu as plain entries; none while it is loading. */
export function accountEntries(account: AccountEntry): readonly NavEntry[] {
  switch (account.kind) {
    case 'loading':
      return [];
    case 'link':
    case 'group':
      return [account];
    case 'groups': {
      const groups = account.groups.map((group) => ({ kind: 'group' as const, ...group }));
      return account.link === undefined ? groups : [...groups, { kind: 'link', ...account.link }];
    }
  }
}

/** Every link of some entries, those inside groups too. */
export function linksOf(entries: readonly NavEntry[]): readonly NavItem[] {
  return entries.flatMap((entry) => (entry.kind === 'link' ? [entry] : entry.items));
}
