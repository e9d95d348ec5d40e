import { DesignSystemProvider } from '#design-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { LanguageProvider } from '../../platform/language/language-context.tsx';
import catalog from '../../platform/messages/en.json' with { type: 'json' };
import type { Messages } from '../../platform/messages/messages.ts';
import { frameRouteId } from '../../platform/shell/site.ts';
import { site } from '../fixtures/event.fixtures.ts';
import { registrationIn } from '../fixtures/party.fixtures.ts';
import { Confirmation } from '../../registrations/own/confirmation.tsx';
import type { OwnRegistration } from '../../registrations/own/use-own-registration.ts';

/*
 * Shows the page of a registration as its party sees it. Each message consists of its id instead of its text, so that the claims
 * can be read from the page, whichever part of it makes them.
 */

type Registration = Schemas['Registration'];
export type Changes = Partial<Omit<Registration, 'payment'>> & { payment?: Partial<Registration['payment']> };

/**
 * The messages that tell a party its status or what to do; names of fields and of buttons that are always there are not among them.
 */
export const claims =
  /^(confirmation\.(checking$|title\.|lead\.|waiting\.|offer\.(title|text)$|email\.|address\.(?!thanks)|payment\.(unpaid|partPaid|paid|refunded|nothingToPay|balance|dueNow|dueLater|refundDue|awaitsHelp)$|cancel(\.leave|\.paid|\.eventPaid)?$|change\.|help\.|atTheDoor|payTitle|promised|blessing|again|whatsApp)|payPal\.asking$|receipt\.link$|waiver\.(call\.text|allSigned)$)/;

const messages = Object.fromEntries(Object.keys(catalog).map((id) => [id, `[${id}]`])) as unknown as Messages;

const own: OwnRegistration = {
  answer: { kind: 'waiting' },
  retry: () => undefined,
  isRefreshed: false,
  follow: () => undefined,
  isAddressJustConfirmed: false,
  act: () => Promise.resolve(true),
};

/** The page as it is first shown, before it requests anything else from the API. */
export async function htmlOf({ payment, ...changes }: Changes): Promise<string> {
  const given = registrationIn('en');
  const registration = { ...given, ...changes, payment: { ...given.payment, ...payment } };
  const opened = { registrationId: given.id, key: 'key', lng: 'en' as const };
  const page = createElement(Confirmation, { registration, opened, own });
  const handler = createStaticHandler([
    { id: frameRouteId, path: '/', loader: () => ({ site, day: null }), element: page },
  ]);
  const context = await handler.query(new Request('https://example.org/'));
  if (context instanceof Response) throw new Error('The page is not shown');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    createElement(LanguageProvider, {
      language: 'en',
      messages,
      children: (language) =>
        createElement(DesignSystemProvider, {
          language,
          navigate: () => undefined,
          children: createElement(StaticRouterProvider, { router, context, hydrate: false }),
        }),
    }),
  );
}

export async function saidTo(changes: Changes): Promise<string[]> {
  return [...(await htmlOf(changes)).matchAll(/\[([\w.]+)\]/g)].map(([, id = '']) => id);
}

export async function claimed(changes: Changes): Promise<string[]> {
  const ids = await saidTo(changes);
  return [...new Set(ids.filter((id) => claims.test(id)))].map((id) => id.replace(/^confirmation\./, ''));
}
