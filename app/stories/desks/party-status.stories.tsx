import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import text from '../../platform/messages/en.json';
import spanish from '../../platform/messages/es.json';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import type { Schemas } from '../../platform/client/client.ts';
import desks from '../desk.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { registrationId, registrationIn } from '../fixtures/party.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

/** The responses for a party with these changes. */
const party = (changes: (registration: Schemas['Registration']) => Partial<Schemas['Registration']>) => ({
  msw: [
    http.get('/registrations/{registrationId}', ({ query, response }) => {
      const registration = registrationIn(query.get('lng'));
      return response(200).json({ ...registration, ...changes(registration) });
    }),
    ...desks.parameters.msw,
  ],
});

const inReview = (review: Schemas['PaymentReview']) =>
  party(({ payment }) => ({ payment: { ...payment, status: 'unpaid', paidCents: 0, review } }));

const found: Schemas['FoundParty'] = {
  ...{ id: registrationId, reference: 'K7M-3QX', contactFirstName: 'Ana', contactLastName: 'Ruiz', partySize: 1 },
  ...{ eventName: 'Weekend of Renewal', state: 'pendingPayment', paymentStatus: 'unpaid', isOverdue: false },
  ...{ asksForHelp: false, isClosed: false, hasEnded: false, isAddressConfirmed: true },
};

export default {
  ...desks,
  title: 'Screens/Party status',
  args: { ...desks.args, address: `${desk.list}/${registrationId}` },
} satisfies Meta<SiteArgs>;

/** Staff must decide about a PayPal payment, so that nobody is asked to pay again. */
export const PaymentToReview: SiteStory = {
  parameters: inReview('staff'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['party.status.paymentToReview'])).toBeVisible();
  },
};

export const PaymentCheckedByPayPal: SiteStory = {
  parameters: inReview('payPal'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['party.status.paymentChecking'])).toBeVisible();
  },
};

/** The event ended while the party was on the waiting list. */
export const WithoutPlacesInSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  parameters: party(() => ({ state: 'waitlisted', hasEnded: true })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(spanish['party.status.missed'])).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The search names the status of a party as the list does: what is partly paid awaits no first payment. */
export const FoundAndPartlyPaid: SiteStory = {
  parameters: {
    msw: [
      http.get('/workspace/search', ({ response }) =>
        response(200).json({ parties: [{ ...found, paymentStatus: 'partPaid' }], events: [] }),
      ),
      ...desks.parameters.msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: text['search.label'] }), 'ruiz');
    const option = await screen.findByRole('option', { name: /Ruiz, Ana/ });
    await expect(option).toHaveTextContent(text['payment.status.partPaid']);
    await expect(option).not.toHaveTextContent(text['registration.state.pendingPayment']);
  },
};
