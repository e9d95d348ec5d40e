import { DesignSystemProvider } from '#design-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Schemas } from '../../../platform/client/client.ts';
import messages from '../../../platform/messages/en.json' with { type: 'json' };
import { ChangeMoney } from './change-money.tsx';

const price: Schemas['PartyChangeQuote'] = {
  quote: { currency: 'USD', lines: [], totalCents: 20_000 },
  totalBeforeCents: 10_000,
  paidCents: 0,
  placesLeft: 3,
  fits: true,
};

function shown(state: Schemas['RegistrationState']): string {
  const money = createElement(ChangeMoney, { price, state, isStaff: false });
  const library = createElement(DesignSystemProvider, { language: 'en', navigate: () => undefined, children: money });
  return renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', messages }, library));
}

test('a party with booked places sees the balance after a change', () => {
  expect(shown('confirmed')).toContain(messages['confirmation.payment.balance']);
});

test.each(['waitlisted', 'offered'] as const)('a party that is %s sees the price and owes nothing', (state) => {
  expect(shown(state)).toContain(messages['change.review.after']);
  expect(shown(state)).not.toContain(messages['confirmation.payment.balance']);
});
