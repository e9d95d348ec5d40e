/** A link in the menu. */
export type NavItem = {
  label: string;
  /** The full name if `label` is shortened visually. It begins with the label. */
  fullLabel?: string;
  href: string;
  /** Links to another site: opens a new tab and says so in words. */
  external?: boolean;
};

/** A temporary highlight of an entry, such as for a retreat that is open for registration. */
export type NavHighlight = {
  /** The reason in words, read after the label. */
  note: string;
  /** Makes the star blink for four seconds after the page opens; never with reduced motion. */
  blink?: boolean;
};

/** An entry of the site's menu: a link, or a group of links that opens. */
export type NavEntry =
  | ({ kind: 'link'; highlight?: NavHighlight } & NavItem)
  | { kind: 'group'; label: string; items: readonly NavItem[]; highlight?: NavHighlight };

type Group = { label: string; items: readonly NavItem[] };

/** The user's account entry in the menu. */
export type AccountEntry =
  /** The user is not known yet; `fallback` is shown without scripts. */
  | { kind: 'loading'; label: string; fallback: NavItem }
  | { kind: 'link'; label: string; href: string }
  | ({ kind: 'group' } & Group)
  | { kind: 'groups'; groups: readonly Group[]; link?: NavItem };

/** Converts the account entry to regular menu entries; none while it is loading. */
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

/** Returns every link of the entries, including those in groups. */
export function linksOf(entries: readonly NavEntry[]): readonly NavItem[] {
  return entries.flatMap((entry) => (entry.kind === 'link' ? [entry] : entry.items));
}
