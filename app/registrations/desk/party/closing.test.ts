import { DesignSystemProvider } from '#design-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Schemas } from '../../../platform/client/client.ts';
import messages from '../../../platform/messages/en.json' with { type: 'json' };
import { registrationIn } from '../../../stories/fixtures/party.fixtures.ts';
import { Closing } from './closing.tsx';

function shown(changes: Partial<Schemas['Registration']>): string {
  const closing = createElement(Closing, { registration: registrationIn('en', changes), onClosed: () => undefined });
  const page = createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element: closing }]) });
  const library = createElement(DesignSystemProvider, { language: 'en', navigate: () => undefined, children: page });
  return renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', messages }, library));
}

const { event } = registrationIn('en');

test('a party can be closed once its event has ended at its own place', () => {
  expect(shown({ hasEnded: true })).toContain(messages['party.close']);
});

test('a party cannot be closed while its event lasts, although the next day has begun at the center', () => {
  const lastDayWest = { ...event, timeZone: 'America/Los_Angeles', end_date: '01-JAN-2020' };
  expect(shown({ event: lastDayWest, hasEnded: false })).not.toContain(messages['party.close']);
});

test('a closed party is not closed again', () => {
  expect(shown({ hasEnded: true, closedAt: '2027-05-18T12:00:00.000Z' })).not.toContain(messages['party.close']);
});
