import type { Meta } from '@storybook/react-vite';
import { guardedScreens } from '#rules/access';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Schemas } from '../platform/client/client.ts';
import text from '../platform/messages/en.json';
import spanish from '../platform/messages/es.json';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { offered, waiting, waitingListIn } from './fixtures/desk.fixtures.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { overview } from './fixtures/overview-answers.ts';
import { figuresIn, registrationId, registrationIn, summaryOf, waiversIn } from './fixtures/party.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

/** The responses for the list of the desk. */
const list = (count: number) => [
  http.get('/registrations', ({ query, response }) => {
    const registration = registrationIn(query.get('lng'));
    const items = Array.from({ length: count }, (_, index) => ({
      ...summaryOf({ ...registration, id: `${registrationId.slice(0, -1)}${String(index)}` }),
      isOverdue: index === 0,
      ...(index % 2 === 1 && {
        state: 'confirmed' as const,
        paymentStatus: 'partPaid' as const,
        dueNowCents: 0,
        restDueOn: '12-MAY-2099',
      }),
    }));
    return response(200).json({ items, page: 1, pageSize: 25, total: count, totalIsExact: true });
  }),
  http.get('/registration-figures', ({ query, response }) =>
    response(200).json({ items: [figuresIn(query.get('lng'))] }),
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

/** The responses for the waiting list. */
const waitingList = (changes: Partial<Schemas['WaitingList']> = {}) =>
  http.get('/events/{eventId}/waiting-list', ({ query, response }) =>
    response(200).json(waitingListIn(query.get('lng'), changes)),
  );

const answers = [modules, waitingList(), ...list(4), ...party, ...signedIn, ...everyPage];

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
    await expect(canvas.getAllByText('May 12, 2099')).toHaveLength(2);
    await userEvent.click(canvas.getByText(/^Filters/));
    const band = canvas.getByRole('combobox', { name: text['desk.band'] });
    await expect(band).toHaveAccessibleDescription('Upcoming events and those from the last 30 days');
  },
};

export const NoParties: SiteStory = {
  args: { address: `${desk.list}?search=nobody&event=${figuresIn('en').eventId}` },
  parameters: { msw: [...list(0), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByText(/Ruiz/)).toBeNull();
    await userEvent.click(canvas.getByText(/^Filters/));
    await expect(canvas.getByRole('combobox', { name: text['desk.band'] })).not.toHaveAccessibleDescription();
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
    const waitingListsOf = (year: number) =>
      canvas.queryAllByRole('link', { name: `Waiting list for Weekend of Renewal (${String(year)})` });
    await expect(waitingListsOf(2026)).toHaveLength(1);
    await expect(waitingListsOf(2025)).toEqual([]);
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

const waits: SiteArgs = { address: desk.waitingList('renewal') };
const waitingTitle = { level: 1, name: 'Waiting list for Weekend of Renewal' };

/** The first party is too large for the places left, so the next one that fits is offered them, after a question. */
export const WaitingList: SiteStory = {
  args: waits,
  globals: { viewport: { value: 'wide' } },
  parameters: {
    msw: [
      modules,
      http.post('/registrations/{registrationId}/promotion', ({ params, query, response }) =>
        params.registrationId === registrationId
          ? response(200).json(registrationIn(query.get('lng'), { state: 'offered' }))
          : response.untyped(refusal(409, 'state-conflict')),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', waitingTitle)).toBeVisible();
    await expect(await canvas.findByText('Next party that fits: Ana Ruiz, 3 people.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Offer places to Ana Ruiz' })).toBeVisible();
    for (const other of ['Marta Solís', 'Iván Mora'])
      await expect(canvas.queryByRole('button', { name: `Offer places to ${other}` })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text['waitingList.offerNext'] }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Offer 3 places to party K7QX-4M2P?')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: text['party.offer.confirm'] }));
    await waitFor(() => expect(dialog.getByText(text['party.offer.doneText'])).toBeVisible());
  },
};

/** While an offer is open and no places are left, nobody else is offered any. */
export const WaitingListWithOffer: SiteStory = {
  args: waits,
  globals: { viewport: { value: 'wide' } },
  parameters: {
    msw: [modules, waitingList({ placesLeft: 0, offers: [offered], waiting: waiting.slice(0, 1) }), ...answers],
  },
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('table', { name: text['waitingList.offers'] }));
    await expect(offers.getByRole('rowheader', { name: /Ruiz, Ana/ })).toBeVisible();
    await expect(offers.getByRole('cell', { name: /^Nov 25, 2026/ })).toBeVisible();
    const others = within(canvas.getByRole('table', { name: text['waitingList.waiting'] }));
    await expect(others.getByRole('rowheader', { name: /Solís, Marta/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Offer places/ })).toBeNull();
  },
};

export const NobodyWaits: SiteStory = {
  args: waits,
  parameters: { msw: [modules, waitingList({ waiting: [], placesLeft: 28 }), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', waitingTitle)).toBeVisible();
    await expect(await canvas.findByText(text['waitingList.none'])).toBeVisible();
    await expect(canvas.queryByText(text['waitingList.offers'])).toBeNull();
  },
};

export const WaitingListInSpanishOnAPhone: SiteStory = {
  args: waits,
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: spanish['waitingList.offerNext'] })).toBeVisible();
    await expect(canvas.getAllByText(/Solís, Marta/)[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
