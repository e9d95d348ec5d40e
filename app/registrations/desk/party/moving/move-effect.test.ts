import { DesignSystemProvider } from '#design-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Schemas } from '../../../../platform/client/client.ts';
import messages from '../../../../platform/messages/en.json' with { type: 'json' };
import { MoveEffect } from './move-effect.tsx';

type Quote = Schemas['PartyMoveQuote'];

const quote: Quote = {
  state: 'pendingPayment',
  paymentMethod: 'Zelle',
  quote: { currency: 'USD', lines: [], totalCents: 20_000 },
  totalBeforeCents: 10_000,
  paidCents: 5_000,
  rooms: 1,
  roomsBefore: 1,
  placesLeft: 3,
  signatures: { needed: 0, signed: 0 },
};

/** Returns the amounts shown, by their labels. */
function shown(changed: Partial<Quote>): Record<string, string> {
  const effect = createElement(MoveEffect, { quote: { ...quote, ...changed } });
  const library = createElement(DesignSystemProvider, { language: 'en', navigate: () => undefined, children: effect });
  const html = renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', messages }, library));
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text = '']) =>
      text.replaceAll(/<[^>]+>/g, ''),
    );
  const amounts = texts('dd');
  return Object.fromEntries(texts('dt').map((label, index) => [label, amounts[index] ?? '']));
}

test('a party that gets places by a move owes the rest of the new price', () => {
  expect(shown({})).toMatchObject({ [messages['party.move.due']]: '$150.00' });
});

test('a party that also waits at the other event is asked for no money', () => {
  expect(shown({ state: 'waitlisted' })).toMatchObject({ [messages['party.move.due']]: '$0.00' });
});

test('a waiting party that has paid more than the new price has a surplus', () => {
  expect(shown({ state: 'waitlisted', paidCents: 25_000 })).toMatchObject({
    [messages['party.move.surplus']]: '$50.00',
  });
});
