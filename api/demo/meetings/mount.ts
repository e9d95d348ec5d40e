import { randomBytes } from 'node:crypto';
import { callbackPath } from '../../meetings/rules.ts';
import type { Config } from '../../platform/config.ts';
import type { Middleware } from '../../platform/http/state.ts';
import { ownAddress, pagePolicy, readText } from '../stand-in.ts';
import { createMeetingDouble } from './double.ts';
import { signedHeaders } from './events.ts';
import { authorizePage, leavePage, meetingPage } from './pages.ts';
import { createVisits } from './visits.ts';

/** The path of the demonstration's stand-in for the meeting provider. */
const standInPath = '/demo/meetings';
const client = { id: 'demonstration', secret: 'nobody-meets-here' };
const webhookSecret = 'what-the-demonstration-signs-with';

/** The configuration of the demonstration: staff connect to its own stand-in, whatever the owner has configured. */
export function withDemoMeetings(config: Config): Config {
  const apiUrl = ownAddress(config, standInPath);
  return {
    ...config,
    meetings: {
      authorizeUrl: `${config.publicUrl}${standInPath}/authorize`,
      tokenUrl: `${apiUrl}/token`,
      apiUrl,
      clientId: client.id,
      clientSecret: client.secret,
      // The stand-in loses its tokens when it stops, so the key need not survive either.
      key: randomBytes(32).toString('base64'),
      scopes: undefined,
      webhookSecret,
      registersPeople: true,
    },
  };
}

/** The same configuration, with the address at which the stand-in answers while the site starts. */
export function meetingStandIn<Provider extends NonNullable<Config['meetings']>>(
  provider: Provider,
  origin: string,
): Provider {
  return { ...provider, tokenUrl: `${origin}${standInPath}/token`, apiUrl: `${origin}${standInPath}` };
}

/** Answers below /demo/meetings as the provider would, including the permission page and the meeting pages. */
export function mountMeetings(config: Config, clock: () => Date): Middleware {
  const { publicUrl } = config;
  const double = createMeetingDouble({ client, origin: () => `${publicUrl}${standInPath}`, clock });
  const visits = createVisits({
    clock,
    // A lost event stays lost here; the real provider would send it again.
    tell: (body) => {
      const headers = signedHeaders(body, webhookSecret, clock());
      const url = ownAddress(config, '/api/meeting-webhooks');
      void fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    },
  });
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${standInPath}/`)) {
      await next();
      return;
    }
    const path = ctx.path.slice(standInPath.length);
    const query = new URLSearchParams(ctx.querystring);
    const language = ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';
    ctx.set('Cache-Control', 'no-store');
    const asked = path === '/authorize' ? authorizePage(double, query, `${publicUrl}${callbackPath}`, language) : null;
    const page =
      asked !== null
        ? { status: 200, html: asked }
        : ctx.method === 'POST'
          ? leavePage(visits, path, language)
          : meetingPage(visits, double, { path, query, language });
    if (page) {
      ctx.set('Content-Security-Policy', pagePolicy);
      ctx.status = page.status;
      ctx.body = page.html;
      ctx.type = 'text/html; charset=utf-8';
      return;
    }
    const { method, headers } = ctx;
    const answer = double.answer({ method, path, query, headers, body: await readText(ctx.req) });
    ctx.status = answer.status;
    if (answer.body === undefined) return;
    ctx.body = JSON.stringify(answer.body);
    ctx.type = 'application/json';
  };
}
