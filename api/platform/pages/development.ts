import { fileURLToPath } from 'node:url';
import type Koa from 'koa';
import compose from 'koa-compose';
import { createServer } from 'vite';
import type { Site, SiteSurroundings } from '../../application.ts';
import type { State } from '../http/state.ts';
import { languageQueryKey, requestLanguage } from '../language/rules.ts';
import type { Application, PageAssets } from './build.ts';
import { serveCalendarFiles } from './files/calendar-files.ts';
import { serveSiteFiles } from './files/site-files.ts';

/** Vite adds the styles and scripts. */
const noAssets: PageAssets = { css: '', stylesheet: '', earlyScript: '', startScript: '' };

/** Creates the site from its sources, for development: every change shows at once, and nothing is cached. */
export async function createDevelopmentSite({ context, apiOrigin }: SiteSurroundings): Promise<Site> {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../../app/vite.config.ts', import.meta.url)),
    server: { middlewareMode: true },
    appType: 'custom',
  });

  const files: Koa.Middleware = async (ctx, next) => {
    const isServed = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => {
        resolve(true);
      });
      vite.middlewares(ctx.req, ctx.res, () => {
        resolve(false);
      });
    });
    if (isServed) ctx.respond = false;
    else await next();
  };

  const loadApplication = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as Application;

  const pages: Koa.Middleware = async (ctx) => {
    const application = await loadApplication();
    const language = requestLanguage({
      query: new URLSearchParams(ctx.querystring).get(languageQueryKey),
      cookies: ctx.headers.cookie,
      acceptLanguage: ctx.headers['accept-language'],
    });
    const output = await application.render({
      url: ctx.url,
      language,
      apiOrigin: apiOrigin(),
      publicOrigin: context.config.publicUrl,
      posted: (ctx.state as Partial<State>).posted,
    });
    if ('redirect' in output) {
      ctx.redirect(output.redirect);
      return;
    }
    const html = application.documentHtml(output.page, { ...noAssets, earlyScript: application.earlyScript });
    // A module script runs after the scripts that Vite adds to the head, as React Refresh requires.
    const start = '<script type="module" src="/entry-browser.tsx"></script></body>';
    ctx.status = output.page.head.status ?? 200;
    ctx.type = 'html';
    ctx.body = await vite.transformIndexHtml(
      ctx.url,
      html.replace('</body>', () => start),
    );
  };

  return {
    middleware: compose([serveSiteFiles(context.config), serveCalendarFiles(context), files, pages]),
    sendRefusal: async (ctx, { sentence, language }) => {
      ctx.type = 'html';
      ctx.body = (await loadApplication()).refusedFileHtml(sentence, language, noAssets);
    },
    close: () => vite.close(),
  };
}
