import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Schemas } from '../../platform/client/client.ts';
import text from '../../platform/messages/en.json';
import { http } from '../fixtures/answers.ts';
import { registrationIn } from '../fixtures/party.fixtures.ts';
import registrations from '../own-registration.stories.tsx';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...registrations, title: 'Screens/Own registration/Money' } satisfies Meta<SiteArgs>;

/** The responses for a registration that differs from the usual one. */
const answers = (changesIn: (language: string | null) => Partial<Schemas['Registration']>) => [
  http.get('/registrations/{registrationId}/confirmation', ({ query, response }) => {
    const language = query.get('lng');
    return response(200).json({
      registration: registrationIn(language, changesIn(language)),
      key: 'the-key-of-the-link',
    });
  }),
  ...registrations.parameters.msw,
];

/** The center canceled the event: the page gives its message and says what becomes of the money. */
export const EventCanceled: SiteStory = {
  parameters: {
    msw: answers((language) => {
      const { event, payment } = registrationIn(language);
      return {
        ...{ state: 'cancelled', canChange: false, canCancel: false },
        event: { ...event, cancellation: { message: 'A storm is coming.\n\nPlease stay safe.' } },
        payment: { ...payment, status: 'paid', amountCents: 825_00, paidCents: 825_00 },
      };
    }),
  },
  play: async ({ canvas }) => {
    const title = text['confirmation.title.eventCancelled'].replace('{name}', 'Ana');
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText('Please stay safe.')).toBeVisible();
    await expect(canvas.getByText(/^You have paid .*We will refund it/)).toBeVisible();
    await expect(canvas.queryByText(text['confirmation.again'])).toBeNull();
  },
};

/** A payment is being checked: nobody is asked to pay again. */
export const PaymentChecked: SiteStory = {
  parameters: {
    msw: answers((language) => ({ payment: { ...registrationIn(language).payment, review: 'staff' } })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['confirmation.checking'])).toBeVisible();
    await expect(canvas.queryByText(text['confirmation.payTitle'])).toBeNull();
  },
};
