import { DesignSystemProvider } from '#design-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Schemas } from '../../../platform/client/client.ts';
import messages from '../../../platform/messages/en.json' with { type: 'json' };
import { figuresIn } from '../../../stories/fixtures/party.fixtures.ts';
import { BookingFigures } from './event-figures.tsx';

type Figures = Schemas['RegistrationFigures'];

function shown(changes: Partial<Figures>, placesLeft: number | null): string {
  const { maxRegistrationCount: _, ...event } = figuresIn('en');
  const figures = { ...event, registration: { ...event.registration, placesLeft }, ...changes };
  const children = createElement(BookingFigures, { figures });
  const library = createElement(DesignSystemProvider, { language: 'en', navigate: () => undefined, children });
  return renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', messages }, library));
}

test('booked places are shown with the limit, also when it was lowered below them', () => {
  expect(shown({ taken: 90, maxRegistrationCount: 120 }, 30)).toContain('90 of 120');
  expect(shown({ taken: 90, maxRegistrationCount: 80 }, 0)).toContain('90 of 80');
});

test('booked places of an event without a limit stand alone', () => {
  expect(shown({ taken: 90 }, null)).not.toContain('90 of');
});
