import type { SiteFooterProps } from '#design-system';
import { contentPages } from '#rules/pages';
import { telephoneAddress } from '#rules/site';
import { useIntl } from 'react-intl';
import type { Site } from '../site.ts';

type LinkId = Site['links'][number]['id'];

/** The lists of the footer (specification, section 2), from the site's configuration. */
export function useFooter(site: Site): SiteFooterProps {
  const intl = useIntl();
  const links = (ids: readonly LinkId[]) =>
    ids.flatMap((id) => {
      const link = site.links.find((candidate) => candidate.id === id);
      return link ? [{ label: intl.formatMessage({ id: `footer.link.${id}` }), href: link.href, external: true }] : [];
    });
  return {
    groups: [
      {
        title: intl.formatMessage({ id: 'footer.about' }),
        items: [
          { label: intl.formatMessage({ id: 'nav.grace' }), href: contentPages.grace },
          {
            label: site.people.founder.name ?? intl.formatMessage({ id: 'nav.foundingPriest' }),
            href: `/${site.people.founder.slug}`,
          },
          ...links(['retreatCentre', 'church', 'vatican']),
        ],
      },
    ],
    contact: {
      title: intl.formatMessage({ id: 'footer.contact' }),
      address: site.address.join('\n'),
      lines: [
        { label: intl.formatMessage({ id: 'nav.contact' }), href: contentPages.contact },
        { label: site.email, href: `mailto:${site.email}` },
        { label: site.phone, href: telephoneAddress(site.phone) },
      ],
    },
    social: {
      title: intl.formatMessage({ id: 'footer.follow' }),
      items: links(['facebook', 'youtube', 'instagram', 'website', 'map']),
    },
    legal: [
      intl.formatMessage({ id: 'footer.copyright' }, { year: site.today.slice(0, 4), holder: site.copyrightHolder }),
      intl.formatMessage({ id: 'footer.poweredBy' }),
    ],
    legalLinks: [{ label: intl.formatMessage({ id: 'footer.privacy' }), href: contentPages.privacy }],
  };
}
