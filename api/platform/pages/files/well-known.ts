import type Koa from 'koa';
import { guardedScreens } from '../../../access/rules.ts';
import { findPublicEvents } from '../../../events/port.ts';
import { languageQueryKey, languages } from '../../language/rules.ts';
import type { AppContext } from '../../../context.ts';
import { contentPages, otherPublicPages } from '../rules.ts';

/** How long security.txt is valid, in ms: half a year from each request, because it is generated on request. */
const securityPeriod = 180 * 24 * 60 * 60 * 1000;

/** Writes security.txt, with the contact for security reports (RFC 9116). */
function securityText({ publicUrl, site }: AppContext['config'], now: Date): string {
  const day = new Date(now.getTime() + securityPeriod).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${day}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Serves robots.txt, sitemap.xml and security.txt. */
export function serveWellKnown({ db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>): Koa.Middleware {
  const robots = [
    'User-agent: *',
    ...Object.values(guardedScreens).map(({ path }) => `Disallow: ${path}`),
    'Disallow: /api/',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  const sitemap = async () => {
    const events = await findPublicEvents(db);
    const people = [config.site.founder, config.site.director].map(({ slug }) => `/${slug}`);
    const paths = [
      ...Object.values(contentPages),
      ...people,
      ...otherPublicPages,
      ...events.map(({ id }) => `/events/${encodeURIComponent(id)}`),
    ];
    const pages = paths.flatMap((path) =>
      languages.map((language) => `<url><loc>${config.publicUrl}${path}?${languageQueryKey}=${language}</loc></url>`),
    );
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>`;
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
    } else if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain';
      ctx.body = robots;
    } else if (ctx.path === '/.well-known/security.txt') {
      ctx.type = 'text/plain';
      ctx.body = securityText(config, clock());
    } else if (ctx.path === '/sitemap.xml') {
      ctx.type = 'application/xml; charset=utf-8';
      ctx.body = await sitemap();
    } else {
      await next();
    }
  };
}
