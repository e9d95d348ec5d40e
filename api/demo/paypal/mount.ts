import type { IncomingMessage } from 'node:http';
import type { Config } from '../../platform/config.ts';
import type { Middleware } from '../../platform/http/state.ts';
import { checkoutPage, chooseAtCheckout } from './checkout.ts';
import { chooseOutcome, controlPage } from './control.ts';
import { createPayPalDouble } from './double.ts';

/** Where the demonstration has its stand-in for PayPal. */
export const payPalStandInPath = '/demo/paypal';
const clientId = 'demonstration';
const secret = 'nothing-is-paid-here';

/** The configuration of the demonstration: it pays at its own stand-in, whatever the owner has configured. */
export function withDemoPayPal(config: Config): Config {
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const apiUrl = `http://${host.includes(':') ? `[${host}]` : host}:${String(config.port)}${payPalStandInPath}`;
  return { ...config, payPal: { ...config.payPal, apiUrl, clientId, secrets: { [clientId]: secret }, webhooks: {} } };
}

const pagePolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const longest = 64 * 1024;

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += String(part);
    if (text.length > longest) return '';
  }
  return text;
}

/** Answers below /demo/paypal as PayPal would, its page for payers included. */
export function mountPayPal({ publicUrl }: Config, clock: () => Date): Middleware {
  const double = createPayPalDouble({
    clients: { [clientId]: secret },
    checkoutOrigin: () => `${publicUrl}${payPalStandInPath}`,
    clock,
  });
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${payPalStandInPath}/`)) {
      await next();
      return;
    }
    const path = ctx.path.slice(payPalStandInPath.length);
    const body = await readText(ctx.req);
    ctx.set('Cache-Control', 'no-store');
    if (path === '/control') {
      if (ctx.method === 'POST') chooseOutcome(double, new URLSearchParams(body));
      ctx.set('Content-Security-Policy', pagePolicy);
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = controlPage(double, ctx.query['lng'] === 'es' ? 'es' : 'en');
      return;
    }
    if (path !== '/checkoutnow') {
      const answer = double.answer({ method: ctx.method, path, headers: ctx.headers, body });
      ctx.status = answer.status;
      ctx.body = JSON.stringify(answer.body);
      ctx.type = 'application/json';
      return;
    }
    const orderId = typeof ctx.query['token'] === 'string' ? ctx.query['token'] : '';
    ctx.set('Content-Security-Policy', pagePolicy);
    const target =
      ctx.method === 'POST' ? chooseAtCheckout(double, orderId, new URLSearchParams(body).get('choice') ?? '') : null;
    if (target !== null) {
      ctx.redirect(target);
      ctx.status = 303;
      return;
    }
    const { status, html } = checkoutPage(double, orderId);
    ctx.status = status;
    ctx.body = html;
    ctx.type = 'text/html; charset=utf-8';
  };
}
