import type Koa from 'koa';
import { guardedScreens } from '../../../access/rules.ts';
import { findEvents } from '../../../events/store.ts';
import { languageQueryKey, languages } from '../../language/rules.ts';
import type { Parts } from '../../../context.ts';
import { contentPages, otherPublicPages } from '../rules.ts';

/** Answers robots.txt and sitemap.xml. */
export function serveWellKnown({ db, config }: Pick<Parts, 'db' | 'config'>): Koa.Middleware {
  const robots = [
    'User-agent: *',
    ...Object.values(guardedScreens).map(({ path }) => `Disallow: ${path}`),
    'Disallow: /api/',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  const sitemap = async () => {
    const events = await findEvents(db);
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
    } else if (ctx.path === '/sitemap.xml') {
      ctx.type = 'application/xml';
      ctx.body = await sitemap();
    } else {
      await next();
    }
  };
}
