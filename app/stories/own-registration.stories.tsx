import type { Meta } from '@storybook/react-vite';
import { confirmationAddress } from '#rules/registrations';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Schemas } from '../platform/client/client.ts';
import text from '../platform/messages/en.json';
import { everyPage, http, never, refusal } from './fixtures/answers.ts';
import { registrationId, registrationIn } from './fixtures/party.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const key = 'the-key-of-the-link';

/** The responses for the page of the visitor's own registration. */
const answers = (changes: Partial<Schemas['Registration']> = {}) => [
  http.get('/registrations/{registrationId}/confirmation', ({ query, response }) =>
    response(200).json({ registration: registrationIn(query.get('lng'), changes), key }),
  ),
  http.get('/registrations/{registrationId}/own-details', ({ response }) =>
    response(200).json({
      party: { emergencyName: 'Rosa Vega', emergencyPhone: '+12025550199' },
      members: [],
      hasHealth: true,
    }),
  ),
  ...everyPage,
];

export default {
  ...siteMeta,
  title: 'Screens/Own registration',
  args: { address: confirmationAddress('renewal', registrationId, key) },
  parameters: { ...siteMeta.parameters, msw: answers() },
} satisfies Meta<SiteArgs>;

const title = (state: 'pendingPayment' | 'confirmed' | 'waitlisted' | 'offered' | 'cancelled' | 'ended') => ({
  level: 1,
  name: text[`confirmation.title.${state}`].replace('{name}', 'Ana'),
});

export const PaymentPromised: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title('pendingPayment'))).toBeVisible();
    await expect(canvas.getAllByText('K7QX-4M2P')[0]).toBeVisible();
    await expect(canvas.getAllByText(/Luis Ruiz/)[0]).toBeVisible();
  },
};

export const Paid: SiteStory = {
  parameters: {
    msw: answers({
      state: 'confirmed',
      payment: { ...registrationIn('en').payment, status: 'paid', paidCents: 825_00, amountCents: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title('confirmed'))).toBeVisible();
  },
};

export const Waiting: SiteStory = {
  parameters: { msw: answers({ state: 'waitlisted', waitingPosition: 3 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title('waitlisted'))).toBeVisible();
    await expect(canvas.getByText(text['confirmation.waiting.noPayment'])).toBeVisible();
  },
};

/** Places are offered; accepting them returns the updated registration. */
export const Offered: SiteStory = {
  parameters: {
    msw: [
      http.post('/registrations/{registrationId}/offer', ({ response }) => response(200).json(registrationIn('en'))),
      ...answers({ state: 'offered', heldUntil: '2026-11-25T15:00:00.000Z' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title('offered'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text['confirmation.offer.accept'] }));
    await expect(await canvas.findByRole('heading', title('pendingPayment'))).toBeVisible();
  },
};

export const Cancelled: SiteStory = {
  parameters: { msw: answers({ state: 'cancelled', canChange: false, canCancel: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title('cancelled'))).toBeVisible();
  },
};

/** A party that asked for financial help is not asked to pay until there is an answer. */
export const AskedForHelp: SiteStory = {
  parameters: { msw: answers({ payment: { ...registrationIn('en').payment, awaitsHelp: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['confirmation.payment.awaitsHelp'])).toBeVisible();
    await expect(canvas.queryByText(text['confirmation.payTitle'])).not.toBeInTheDocument();
  },
};

/** The payments of a canceled party are shown as paid, not as an overpayment. */
export const CancelledPaid: SiteStory = {
  parameters: {
    msw: answers({
      state: 'cancelled',
      canChange: false,
      canCancel: false,
      payment: { ...registrationIn('en').payment, status: 'paid', amountCents: 825_00, paidCents: 825_00 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have paid .*Refunds are not automatic/)).toBeVisible();
  },
};

/** After the event, the page asks only for the amount still owed. */
export const Ended: SiteStory = {
  parameters: { msw: answers({ hasEnded: true, canChange: false, canCancel: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title('ended'))).toBeVisible();
    await expect(canvas.getByText(text['confirmation.payTitle'])).toBeVisible();
    for (const past of ['confirmation.promised', 'confirmation.blessing', 'confirmation.atTheDoor'] as const)
      await expect(canvas.queryByText(text[past])).not.toBeInTheDocument();
  },
};

/** The link does not match a registration: the page says so and offers to find it. */
export const WrongLink: SiteStory = {
  parameters: {
    msw: [
      http.get('/registrations/{registrationId}/confirmation', ({ response }) =>
        response.untyped(refusal(404, 'not-found')),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['confirmation.notFound'] })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: text['find.title'] })).toBeVisible();
  },
};

export const Loading: SiteStory = {
  args: { staysLoading: true },
  parameters: { msw: [http.get('/registrations/{registrationId}/confirmation', never), ...everyPage] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text.loading)[0]).toBeVisible());
  },
};

export const InSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Ana/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
