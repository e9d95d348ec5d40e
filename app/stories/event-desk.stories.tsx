import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { furtherScreens } from '#rules/access';
import { eventDeskAddress } from '../platform/addresses/event-desk-address.ts';
import type { Schemas } from '../platform/client/client.ts';
import en from '../platform/messages/en.json';
import es from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { effect } from './fixtures/event-effect.fixtures.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const texts = (name: string): Schemas['EventTexts'] => ({
  name,
  timings: 'Friday to Sunday',
  short_description: 'A weekend of rest and silence.',
  description: 'A weekend of rest, silence and prayer.\n\nAll are welcome.',
  location: 'Springfield, Illinois',
  paymentOptions: { Check: 'Write the reference {reference} in the memo.' },
});

const content: Schemas['EventContent'] = {
  type: 'Residential',
  status: 'Planned',
  reg_date: '01-MAR-2027',
  start_date: '14-MAY-2027',
  end_date: '16-MAY-2027',
  timeZone: 'America/New_York',
  roomCapacity: 4,
  ageBands: [
    { band: 'toddler', from: 0, to: 5 },
    { band: 'child', from: 6, to: 17 },
    { band: 'adult', from: 18, to: null },
  ],
  maxRegistrationCount: 60,
  rates: { roomBasePrice: 385, adultRetreatRate: '200.50', toddlerRate: 0 },
  paymentMethods: ['Check'],
  links: { map: 'https://www.openstreetmap.org/#map=15/39.80/-89.65' },
  texts: { en: texts('Retreat of rest'), es: texts('Retiro de descanso') },
};

const published: Schemas['EditedEvent'] = {
  id: 'retreat-of-rest',
  version: 4,
  state: 'published',
  hasChanges: false,
  content,
  published: content,
  shipped: { ...content, maxRegistrationCount: 50, texts: { ...content.texts, en: texts('Retreat of silence') } },
  editedAt: '2026-11-23T15:00:00.000Z',
  editedByName: 'Ana Ruiz',
  payPalClientIds: [],
  taken: 12,
};

const draft: Schemas['EditedEvent'] = {
  ...published,
  id: '5b0d6c2e-7f1a-4c3b-9d8e-1a2b3c4d5e6f',
  version: 1,
  state: 'draft',
  content: { ...content, end_date: '13-MAY-2027', texts: { en: texts('Advent at home'), es: {} } },
  published: null,
  shipped: null,
  taken: 0,
};

const canceled: Schemas['EditedEvent'] = {
  ...published,
  id: 'retreat-of-silence',
  version: 5,
  state: 'cancelled',
  shipped: null,
  taken: 0,
};

const changed: Schemas['EditedEvent'] = {
  ...published,
  id: 'retreat-with-changes',
  hasChanges: true,
  shipped: null,
  content: { ...content, start_date: '11-JUN-2027', end_date: '13-JUN-2027' },
};

const beforeCanceling: Schemas['EventCancellation'] = {
  cancelledAt: null,
  message: null,
  parties: 11,
  people: 34,
  waitingParties: 2,
  partiesWithoutEmail: 1,
  arrivedParties: 0,
  refundParties: 8,
  refunds: [
    { method: 'PayPal', parties: 6, amountCents: 231_000 },
    { method: 'Check', parties: 3, amountCents: 84_550 },
  ],
};

const afterCanceling: Schemas['EventCancellation'] = {
  ...beforeCanceling,
  cancelledAt: '2026-11-23T15:00:00.000Z',
  message: { en: 'The roof must be mended.', es: 'Hay que reparar el techo.' },
  parties: 0,
  people: 0,
  waitingParties: 0,
  partiesWithoutEmail: 0,
  refundParties: 2,
  refunds: [{ method: 'Check', parties: 2, amountCents: 40_100 }],
};

const rowOf = ({ id, state, hasChanges, taken, content: { texts: names, type, ...rest } }: Schemas['EditedEvent']) => ({
  id,
  state,
  hasChanges,
  name: names.en.name ?? '',
  ...(type && { type }),
  ...(rest.start_date !== undefined && { start_date: rest.start_date }),
  ...(rest.end_date !== undefined && { end_date: rest.end_date }),
  ...(rest.maxRegistrationCount !== undefined && { maxRegistrationCount: rest.maxRegistrationCount }),
  taken,
  waiting: 0,
});

const answers = [
  modules,
  http.get('/staff-events', ({ response }) =>
    response(200).json({
      items: [draft, published, canceled].map(rowOf),
      page: 1,
      pageSize: 25,
      total: 3,
      totalIsExact: true,
    }),
  ),
  http.get('/events/{eventId}/content', ({ params, response }) =>
    response(200).json([draft, canceled, changed].find(({ id }) => id === params.eventId) ?? published),
  ),
  http.get('/events/{eventId}/effect', ({ response }) => response(200).json(effect)),
  http.get('/events/{eventId}/agreed-prices', ({ response }) =>
    response(200).json({ items: effect.repriced, page: 1, pageSize: 50, total: 2 }),
  ),
  http.get('/events/{eventId}/cancellation', ({ params, response }) =>
    response(200).json(params.eventId === canceled.id ? afterCanceling : beforeCanceling),
  ),
  http.put('/events/{eventId}', ({ response }) => response(200).json({ ...draft, version: 2 })),
  ...signedIn,
  ...everyPage,
];

export default {
  ...siteMeta,
  title: 'Screens/Event desk',
  // These screens are used with a mouse at a desk: see .storybook/checks/keyboard.test.ts.
  tags: ['!autodocs', 'workspace'],
  args: { address: furtherScreens.events.path, user: staff },
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

export const All: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Advent at home/ })).toBeVisible();
  },
};

export const Draft: SiteStory = {
  args: { address: eventDeskAddress(draft.id) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['eventDesk.publish'] }));
    await expect(await canvas.findByRole('group', { name: en['form.errors'] })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: en['eventDesk.fault.endBeforeStart'] })).toBeVisible();
  },
};

export const ShippedIsDifferent: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['eventDesk.shipped.title'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: en['eventDesk.shipped.use'] })).toBeVisible();
  },
};

export const DraftOnAPhoneInSpanish: SiteStory = {
  args: { address: eventDeskAddress(draft.id) },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: es['eventDesk.publish'] })).toBeVisible();
  },
};

/** The reason is beside the buttons too, as they need the saved event. */
export const SavedByAnother: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  parameters: {
    msw: [
      http.put('/events/{eventId}', ({ response }) => response.untyped(refusal(409, 'changed-meanwhile'))),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByDisplayValue('Retreat of rest'), '!');
    await expect(await canvas.findByRole('button', { name: en['eventDesk.reload'] }, { timeout: 4000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: en['eventDesk.cancel'] }));
    await waitFor(() => expect(canvas.getAllByText(en['problem.changedMeanwhile'])).toHaveLength(2));
  },
};

/** Pressing the button loads the verses and moves the focus to the choice. */
export const ChoosingAVerse: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Choose (a|another) verse$/ }));
    const choice = await canvas.findByRole('combobox', { name: en['eventDesk.verse'] });
    await expect(choice).toHaveFocus();
    await within(choice).findByRole('option', { name: /^John 14:6/ });
    await userEvent.selectOptions(choice, 'john-14-6');
    await expect(await canvas.findByText('Juan 14:6 (Reina-Valera 1909)')).toBeVisible();
  },
};

export const NewPricesInSpanish: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: es['eventDesk.prices'] }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Rosa Vega/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar el precio nuevo...' }));
    await waitFor(() => expect(within(document.body).getByText(/Rosa Vega.*250.*275/)).toBeVisible());
  },
};

export const Canceling: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['eventDesk.cancel'] }));
    await expect(await canvas.findByText(/11 parties, 34 people/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: en['eventDesk.cancel'] }));
    await expect(await canvas.findByRole('group', { name: en['form.errors'] })).toHaveFocus();
  },
};

export const CancelingOnAPhoneInSpanish: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: es['eventDesk.cancel'] }));
    await expect(await canvas.findByText(/11 grupos, 34 personas/)).toBeVisible();
  },
};

export const Canceled: SiteStory = {
  args: { address: eventDeskAddress(canceled.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: en['eventDesk.cancelled.refundList'] })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: en['eventDesk.cancel'] })).toBeNull();
  },
};

export const EffectOfNewDates: SiteStory = {
  args: { address: eventDeskAddress(changed.id) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['eventDesk.publishChanges'] }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    // The dialog comes into view.
    await waitFor(() => expect(dialog.getByText(/Luz Vega/)).toBeVisible());
    await expect(dialog.getByText(/2 people who have signed must sign again/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: en['eventDesk.effect.notifyAll'] })).toBeChecked();
  },
};

/** The changes are published although the email about them could not be prepared: the page says what failed. */
export const EmailNotPrepared: SiteStory = {
  args: { address: eventDeskAddress(changed.id) },
  parameters: {
    msw: [
      http.post('/events/{eventId}/publication', ({ response }) =>
        response(200).json({ ...changed, hasChanges: false }),
      ),
      http.post('/mailings', ({ response }) => response.untyped(refusal(500, 'internal'))),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['eventDesk.publishChanges'] }));
    await userEvent.click(await screen.findByRole('button', { name: en['eventDesk.confirm.publish'] }));
    await expect(await canvas.findByText(en['eventDesk.unwritten'])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: en['eventDesk.publishChanges'] })).toBeNull();
  },
};
