import type { Config } from '../../platform/config.ts';
import type { Middleware } from '../../platform/http/state.ts';
import { checkoutPage, chooseAtCheckout } from './checkout.ts';
import { chooseOutcome, controlPage } from './control.ts';
import { ownAddress, pagePolicy, readText } from '../stand-in.ts';
import { createPayPalDouble } from './double.ts';

/** The path of the demonstration's stand-in for PayPal. */
export const payPalStandInPath = '/demo/paypal';
const clientId = 'demonstration';
const secret = 'nothing-is-paid-here';

/** The configuration of the demonstration: payments go to its own stand-in, whatever the owner has configured. */
export function withDemoPayPal(config: Config): Config {
  const apiUrl = ownAddress(config, payPalStandInPath);
  return { ...config, payPal: { ...config.payPal, apiUrl, clientId, secrets: { [clientId]: secret }, webhooks: {} } };
}

/** Answers below /demo/paypal as PayPal would, including the checkout page. */
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
