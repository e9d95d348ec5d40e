import type { Meta } from '@storybook/react-vite';
import { guardedScreens } from '#rules/access';
import { expect, waitFor, within } from 'storybook/test';
import text from '../platform/messages/en.json';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import {
  figuresIn,
  overviewIn,
  registrationId,
  registrationIn,
  summaryOf,
  waiversIn,
} from './fixtures/party.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

/** The responses for the list of the desk. */
const list = (count: number) => [
  http.get('/registrations', ({ query, response }) => {
    const registration = registrationIn(query.get('lng'));
    const items = Array.from({ length: count }, (_, index) => ({
      ...summaryOf({ ...registration, id: `${registrationId.slice(0, -1)}${String(index)}` }),
      isOverdue: index === 0,
      ...(index % 2 === 1 && { state: 'confirmed' as const, paymentStatus: 'paid' as const, dueNowCents: 0 }),
    }));
    return response(200).json({ items, page: 1, pageSize: 25, total: count, totalIsExact: true });
  }),
  http.get('/registration-figures', ({ query, response }) =>
    response(200).json({ items: [figuresIn(query.get('lng'))] }),
  ),
];

/** The responses for the overview: one event, another one, and one that has ended. */
const overview = [
  http.get('/registration-figures', ({ query, response }) => {
    const figures = figuresIn(query.get('lng'));
    const past = {
      ...figures,
      eventId: 'retreat-2025',
      eventName: `${figures.eventName} (2025)`,
      registration: { ...figures.registration, state: 'completed' as const },
    };
    const next = { ...figures, eventId: 'retreat-2026', eventName: `${figures.eventName} (2026)` };
    return response(200).json({ items: [figures, next, past] });
  }),
  http.get('/events/{eventId}/registration-overview', ({ query, response }) =>
    response(200).json(overviewIn(query.get('lng'))),
  ),
];

/** The responses for the page of a party. */
const party = [
  http.get('/registrations/{registrationId}', ({ query, response }) =>
    response(200).json(registrationIn(query.get('lng'))),
  ),
  http.get('/registrations/{registrationId}/payments', ({ response }) =>
    response(200).json({ items: [], unfinishedRefunds: [] }),
  ),
  http.get('/registrations/{registrationId}/history', ({ response }) =>
    response(200).json({
      items: [{ id: 1, at: '2026-11-20T15:04:00.000Z', kind: 'registered', by: 'party', byName: null, details: {} }],
      page: 1,
      pageSize: 25,
      total: 1,
    }),
  ),
  http.get('/registrations/{registrationId}/waivers', ({ query, response }) =>
    response(200).json(waiversIn(query.get('lng'))),
  ),
  http.get('/registrations/{registrationId}/assigned-rooms', ({ response }) =>
    response(200).json({
      items: registrationIn('en').members.map(({ id }) => ({
        memberId: id,
        room: { house: 'St. Joseph', floor: '1', name: '12' },
      })),
    }),
  ),
];

const answers = [modules, ...list(4), ...party, ...signedIn, ...everyPage];

export default {
  ...siteMeta,
  title: 'Screens/Registration desk',
  // These screens are used with a mouse at a desk: see .storybook/checks/keyboard.test.ts.
  tags: ['!autodocs', 'workspace'],
  args: { address: desk.list, user: staff },
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

const title = { level: 1, name: text['desk.title'] };

export const Parties: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/Ruiz/)[0]).toBeVisible());
  },
};

export const NoParties: SiteStory = {
  args: { address: `${desk.list}?search=nobody` },
  parameters: { msw: [...list(0), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByText(/Ruiz/)).toBeNull();
  },
};

export const PartiesFailed: SiteStory = {
  parameters: {
    msw: [http.get('/registrations', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

/** The figures of an event, with the other events. */
export const Overview: SiteStory = {
  args: { address: guardedScreens.listRegistration.path },
  parameters: { msw: [...overview, ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['manage.retreatReports'] })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '68 people' })).toHaveAttribute(
      'href',
      desk.partiesOf(figuresIn('en').eventId, { band: 'adult' }),
    );
    await expect(canvas.getByRole('img', { name: text['overview.course'] })).toBeVisible();
  },
};

export const OverviewInSpanishOnAPhone: SiteStory = {
  args: { address: guardedScreens.listRegistration.path },
  globals: { language: 'es', viewport: { value: 'phone' } },
  parameters: { msw: [...overview, ...answers] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '68 personas' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OverviewWithoutEvents: SiteStory = {
  args: { address: guardedScreens.listRegistration.path },
  parameters: {
    msw: [http.get('/registration-figures', ({ response }) => response(200).json({ items: [] })), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['desk.noneComing'])).toBeVisible();
  },
};

export const OverviewFailed: SiteStory = {
  args: { address: guardedScreens.listRegistration.path },
  parameters: {
    msw: [
      http.get('/events/{eventId}/registration-overview', ({ response }) => response.untyped(refusal(500, 'internal'))),
      ...overview,
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

/** One party, beside its list on a wide screen: the people, payments, waiver, and history. */
export const Party: SiteStory = {
  args: { address: `${desk.list}/${registrationId}` },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /Ana Ruiz/ })).toBeVisible();
    await expect(canvas.getAllByText('K7QX-4M2P')[0]).toBeVisible();
    await expect(canvas.getAllByText(/Luis Ruiz/)[0]).toBeVisible();
  },
};

/** Moving a party to another event: the changes are shown first. */
export const PartyToMove: SiteStory = {
  args: { address: `${desk.list}/${registrationId}` },
  globals: { viewport: { value: 'wide' } },
  parameters: {
    msw: [
      ...overview,
      http.post('/registrations/{registrationId}/move-quote', ({ query, response }) => {
        const { quote } = registrationIn(query.get('lng'));
        return response(200).json({
          state: 'pendingPayment',
          paymentMethod: 'Check',
          quote,
          totalBeforeCents: quote.totalCents - 5_000,
          paidCents: 10_000,
          rooms: 0,
          roomsBefore: 1,
          placesLeft: 12,
          signatures: { signed: 0, needed: 2 },
        });
      }),
      ...answers,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: text['party.move'] }));
    const dialog = await page.findByRole('alertdialog');
    const chosen = within(dialog).getByRole('combobox', { name: text['party.move.event'] });
    await waitFor(() => expect(within(chosen).getAllByRole('option')).toHaveLength(2));
    await userEvent.selectOptions(chosen, 'retreat-2026');
    // The figures render again when the quote arrives.
    await waitFor(() => expect(within(dialog).getByText('0 instead of 1')).toBeVisible());
  },
};

export const PartyInSpanishOnAPhone: SiteStory = {
  args: { address: `${desk.list}/${registrationId}` },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Ana Ruiz/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
