import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Arcade } from './Arcade.tsx';
import {
  address as addressStyle,
  columns,
  content,
  end,
  footer,
  legal as legalStyle,
  links,
  switchPlace,
  title as titleStyle,
} from './SiteFooter.css.ts';

export type FooterLink = {
  label: string;
  href: string;
  /** Links to another site: opens a new tab and says so in words. */
  external?: boolean;
};

export type FooterGroup = { title: string; items: readonly FooterLink[] };

export type SiteFooterProps = {
  /** Lists of links, each under its title. */
  groups: readonly FooterGroup[];
  /** How to reach the retreat center; '\n' separates the lines of `address`. */
  contact: { title: string; address?: string; lines: readonly FooterLink[] };
  /** The retreat center's social media links. */
  social?: FooterGroup;
  /** Closing lines, such as the copyright. */
  legal: readonly string[];
  /** Links to legal pages, such as the privacy notice. */
  legalLinks?: readonly FooterLink[];
  /** A site-wide setting, such as a ThemeSwitch. */
  switch?: ReactNode;
};

/** The bottom of every page, dark in both themes. */
export function SiteFooter({
  groups,
  contact,
  social,
  legal,
  legalLinks = [],
  switch: choice,
}: SiteFooterProps): ReactElement {
  return (
    <div className={footer}>
      <Arcade />
      <div className={content}>
        <div className={columns}>
          <section>
            <h2 className={titleStyle}>{contact.title}</h2>
            <address className={addressStyle}>
              {contact.address}
              <FooterLinks items={contact.lines} />
            </address>
          </section>
          {[...groups, ...(social === undefined ? [] : [social])].map((group) => (
            <section key={group.title}>
              <h2 className={titleStyle}>{group.title}</h2>
              <FooterLinks items={group.items} />
            </section>
          ))}
        </div>
        <div className={end}>
          <div className={legalStyle}>
            {legal.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {legalLinks.length > 0 && <FooterLinks items={legalLinks} />}
          </div>
          {choice !== undefined && <div className={switchPlace}>{choice}</div>}
        </div>
      </div>
    </div>
  );
}

function FooterLinks({ items }: { items: readonly FooterLink[] }): ReactElement {
  return (
    <ul role="list" className={links}>
      {items.map(({ label, href, external }) => (
        <li key={href}>
          <Link href={href} external={external} standalone>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
