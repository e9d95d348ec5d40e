import type { Site } from '../platform/shell/site.ts';

/** The organization as schema.org describes it, for search engines. */
export function organizationStructuredData(site: Site): Record<string, unknown> {
  const elsewhere = site.links.filter(({ id }) => ['facebook', 'youtube', 'instagram', 'website'].includes(id));
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.organisationName,
    url: site.publicUrl,
    email: site.email,
    telephone: site.phone,
    address: site.address.join(', '),
    sameAs: elsewhere.map(({ href }) => href),
    ...(site.logo && { logo: `${site.publicUrl}${site.logo}` }),
  };
}
