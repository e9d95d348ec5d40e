import type { Meta } from '@storybook/react-vite';
import { confirmationAddress } from '#rules/registrations';
import { signedAddress, signingAddress } from '#rules/waiver';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Schemas } from '../platform/client/client.ts';
import text from '../platform/messages/en.json';
import spanish from '../platform/messages/es.json';
import { everyPage, http, modules, never, refusal } from './fixtures/answers.ts';
import { registrationId, registrationIn } from './fixtures/party.fixtures.ts';
import { allSignedIn, signedBy, signedSheetsIn, signingIn, textsIn } from './fixtures/signing.fixtures.ts';
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

const signing: SiteArgs = { address: signingAddress(registrationId, key) };

/** The responses for the page where the party signs its waivers. */
const waivers = (opened: (language: string | null) => Schemas['Waivers'] = signingIn) => [
  modules,
  http.get('/waiver-texts', ({ query, response }) => response(200).json(textsIn(query.get('lng')))),
  http.get('/registrations/{registrationId}/waivers', ({ query, response }) =>
    response(200).json(opened(query.get('lng'))),
  ),
  http.post('/registrations/{registrationId}/waivers', async ({ query, request, response }) =>
    response(200).json(signedBy(opened(query.get('lng')), await request.json())),
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

/** Places are offered; accepting them returns the updated registration, whose heading takes the focus. */
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
    await waitFor(() => expect(canvas.getByRole('heading', title('pendingPayment'))).toHaveFocus());
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

/** An adult signs; with the last signature the page says so, and the focus moves there. */
export const Signing: SiteStory = {
  args: signing,
  parameters: { msw: waivers() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Signatures: 1 of 3' })).toBeVisible();
    await expect(await canvas.findByText('Luis Ruiz is in the care of Ana Ruiz.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pedro Ruiz' }));
    const minors = within(await canvas.findByRole('group', { name: text['waiver.alsoFor'] }));
    await userEvent.click(minors.getByRole('checkbox', { name: 'Luis Ruiz' }));
    await userEvent.click(await canvas.findByRole('radio', { name: text['waiver.relation.parent'] }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your full name/ }), 'Pedro Ruiz');
    await userEvent.click(canvas.getByRole('checkbox', { name: text['waiver.agrees'] }));
    await userEvent.click(canvas.getByRole('button', { name: text['waiver.submit'] }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: text['waiver.allSigned'] })).toHaveFocus());
    await expect(canvas.getByText(/^by Pedro Ruiz, mother or father, on November 23/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text['waiver.submit'] })).toBeNull();
  },
};

/** Nothing is filled in: the summary takes the focus and names what is missing. */
export const SigningIncomplete: SiteStory = {
  args: signing,
  parameters: { msw: waivers() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['waiver.submit'] }));
    const summary = await canvas.findByRole('group', { name: text['form.errors'] });
    await waitFor(() => expect(summary).toHaveFocus());
    for (const fault of ['signer', 'signature', 'agrees'] as const)
      await expect(within(summary).getByRole('link', { name: text[`waiver.fault.${fault}`] })).toBeVisible();
  },
};

/** The text has changed since the page was opened: the refusal says so, and what was filled in stays. */
export const SigningRefused: SiteStory = {
  args: signing,
  parameters: {
    msw: [
      modules,
      http.post('/registrations/{registrationId}/waivers', ({ response }) =>
        response.untyped(refusal(409, 'waiver-changed')),
      ),
      ...waivers(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pedro Ruiz' }));
    const name = canvas.getByRole('textbox', { name: /^Your full name/ });
    await userEvent.type(name, 'Pedro Ruiz');
    await userEvent.click(canvas.getByRole('checkbox', { name: text['waiver.agrees'] }));
    await userEvent.click(canvas.getByRole('button', { name: text['waiver.submit'] }));
    await waitFor(() => expect(canvas.getByText(text['problem.waiverChanged'])).toBeVisible());
    await expect(name).toHaveValue('Pedro Ruiz');
    await expect(canvas.getByRole('radio', { name: 'Pedro Ruiz' })).toBeChecked();
  },
};

export const NobodyLeftToSign: SiteStory = {
  args: signing,
  parameters: { msw: waivers(allSignedIn) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: text['waiver.allSigned'] })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text['waiver.print'] })).toHaveAttribute(
      'href',
      signedAddress(registrationId, key),
    );
    await expect(canvas.queryByRole('button', { name: text['waiver.submit'] })).toBeNull();
  },
};

/** The emailed link was stopped, or has expired. */
export const SigningLinkOver: SiteStory = {
  args: signing,
  parameters: {
    msw: [
      modules,
      http.get('/registrations/{registrationId}/waivers', ({ response }) =>
        response.untyped(refusal(410, 'link-invalid')),
      ),
      ...waivers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['spentLink.title'] })).toBeVisible();
    await expect(canvas.getAllByText(text['waiver.spent'])[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text['waiver.find'] })).toBeNull();
  },
};

export const SigningInSpanishOnAPhone: SiteStory = {
  args: signing,
  globals: { language: 'es', viewport: { value: 'phone' } },
  parameters: { msw: waivers() },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: spanish['waiver.title'] })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: spanish['waiver.signer'] })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Every signed text on its own sheet, to print. */
export const SignedTexts: SiteStory = {
  args: { address: signedAddress(registrationId, key) },
  parameters: {
    msw: [
      modules,
      http.get('/registrations/{registrationId}/signed-waivers', ({ query, response }) =>
        response(200).json(signedSheetsIn(query.get('lng'))),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['waiver.print.now'] })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2, name: 'Waiver for a retreat' })).toHaveLength(3);
    await expect(canvas.getByText('Pedro Ruiz, mother or father')).toBeVisible();
  },
};
