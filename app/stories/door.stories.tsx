import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import text from '../platform/messages/en.json';
import { waitingRecordsName } from '../arrivals/device/names.ts';
import { removeEvent, storeEvent } from '../arrivals/device/stored-event.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { doorAddress } from '../platform/addresses/door-address.ts';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { cancelled, event, eventId, family, familyId, question } from './fixtures/door.fixtures.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { roomingOf } from './fixtures/rooming.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const page = (openQuestions: number, laterCents?: number) =>
  http.get('/events/{eventId}/door-parties', ({ query, response }) =>
    response(200).json({
      event: {
        ...event,
        name: query.get('lng') === 'es' ? 'Retiro de primavera' : event.name,
        ...(laterCents !== undefined && { deposit: { percent: 30, restDueOn: '12-MAY-2099' } }),
      },
      items: query.get('since') === null ? [cancelled, { ...family, ...(laterCents && { laterCents }) }] : [],
      page: 1,
      pageSize: 250,
      total: query.get('since') === null ? 2 : 0,
      serverTime: new Date().toISOString(),
      openQuestions,
    }),
  );

/** Whether someone has decided about the question. */
let isDecided = false;

const questions = http.get('/events/{eventId}/arrival-questions', ({ response }) =>
  response(200).json({ items: [question], page: 1, pageSize: 50, total: 1 }),
);

const arrivals = http.post('/events/{eventId}/arrivals', async ({ request, response }) => {
  const { records } = await request.json();
  return response(200).json({
    serverTime: new Date().toISOString(),
    clockDifferenceMs: 0,
    results: records.map(({ id }) => ({ id, outcome: 'recorded' as const })),
    parties: [
      {
        ...family,
        people: family.people.map((one) =>
          records.some(({ memberId }) => memberId === one.id) ? { ...one, arrivedAt: '2026-11-20T15:20:00.000Z' } : one,
        ),
      },
    ],
    openQuestions: 0,
  });
});

/** Deletes waiting records, so that one story does not leave any for the next. */
const forgetRecords = () =>
  new Promise<void>((resolve) => {
    const deleting = indexedDB.deleteDatabase(waitingRecordsName);
    deleting.onsuccess = () => {
      resolve();
    };
  });

const device = http.get('/events/{eventId}/prepared-devices/{deviceId}', ({ response }) => response(200).json({}));

const around = [modules, device, questions, arrivals, ...signedIn, ...everyPage];

export default {
  ...siteMeta,
  title: 'Screens/Door',
  tags: ['!autodocs', 'workspace'],
  beforeEach: forgetRecords,
  args: { address: doorAddress(eventId), user: staff },
  globals: { viewport: { value: 'phone' } },
  parameters: { ...siteMeta.parameters, msw: [page(0), ...around] },
} satisfies Meta<SiteArgs>;

export const Finding: SiteStory = {
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: text['door.find'] });
    await userEvent.type(field, 'nunez');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Núñez, Ana/ })).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Party: SiteStory = {
  args: { address: doorAddress(eventId, familyId) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ana Núñez' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'All 2 here' }));
    // The pressed button is gone; the focus is not.
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ana Núñez' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Luis Núñez' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Luis Núñez' })).toHaveAccessibleDescription(/Arrived at/);
    await expect(canvas.getByRole('checkbox', { name: 'Benita Núñez' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Fe Núñez' })).not.toBeChecked();
  },
};

/** Only a part of the balance is due yet: the list and the party say when the rest is. */
export const PartyWithADeposit: SiteStory = {
  parameters: { msw: [page(0, 14_000), ...around] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text['door.find'] }), 'nunez');
    const row = await canvas.findByRole('link', {
      name: /Núñez, Ana.*owes \$60\.00 now and \$140\.00 by May 12, 2099/,
    });
    await userEvent.click(row);
    await expect(await canvas.findByText('Due by May 12, 2099')).toBeVisible();
    await expect(canvas.getByText('$140.00')).toBeVisible();
    await expect(canvas.getByText('$60.00')).toBeVisible();
  },
};

export const CanceledPartyInSpanish: SiteStory = {
  args: { address: doorAddress(eventId, cancelled.id) },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Tomás Álvarez' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const AQuestion: SiteStory = {
  parameters: { msw: [page(1), ...around] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['door.reason.cancelled'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: text['door.question.dismiss'] })).toBeVisible();
  },
};

/** Another device raises a question while this one decides: their number stays, and the list shows the new one. */
export const AnotherQuestionMeanwhile: SiteStory = {
  beforeEach: () => {
    isDecided = false;
  },
  parameters: {
    msw: [
      http.post('/events/{eventId}/arrival-questions/{recordId}', ({ response }) => {
        isDecided = true;
        return response(204).empty();
      }),
      http.get('/events/{eventId}/arrival-questions', ({ response }) =>
        response(200).json({
          items: [isDecided ? { ...question, recordId: cancelled.id, firstName: 'Marta' } : question],
          page: 1,
          pageSize: 50,
          total: 1,
        }),
      ),
      page(1),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tomás Álvarez/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text['door.question.dismiss'] }));
    await expect(await canvas.findByText(/Marta Álvarez/)).toBeVisible();
    await expect(canvas.queryByText(/Tomás Álvarez/)).toBeNull();
  },
};

/** Recorded arrivals show although nothing can be sent, and the screen says how many are waiting. */
export const WithoutConnection: SiteStory = {
  args: { address: doorAddress(eventId, familyId) },
  parameters: {
    msw: [
      http.post('/events/{eventId}/arrivals', ({ response }) => response.untyped(new Response('', { status: 502 }))),
      page(0),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Luis Núñez' }));
    await expect(canvas.getByRole('checkbox', { name: 'Luis Núñez' })).toBeChecked();
    await expect(await canvas.findByText(/1 record has not been sent yet/)).toBeVisible();
  },
};

/** The site answers with an error: the screen says that the recorded arrivals are not stored there yet. */
export const RecordsNotAccepted: SiteStory = {
  args: { address: doorAddress(eventId, familyId) },
  parameters: {
    msw: [
      http.post('/events/{eventId}/arrivals', ({ response }) => response.untyped(refusal(500, 'internal'))),
      page(0),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Luis Núñez' }));
    await expect(await canvas.findByText(/1 record has not been accepted yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

export const Prepared: SiteStory = {
  parameters: {
    msw: [
      http.get('/events/{eventId}/prepared-devices/{deviceId}', ({ response }) =>
        response(200).json({
          device: {
            key: btoa('k'.repeat(32)),
            preparedAt: new Date().toISOString(),
            expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
          },
        }),
      ),
      page(0),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['door.device.remove'] })).toBeVisible();
  },
};

const failed = {
  msw: [
    http.get('/events/{eventId}/door-parties', ({ response }) => response.untyped(refusal(500, 'internal'))),
    ...around,
  ],
};

/** A prepared device needs no answer: it shows its copy while the site answers with an error. */
export const PreparedAndFailed: SiteStory = {
  beforeEach: async () => {
    const serverTime = new Date().toISOString();
    const door = { event, parties: [family], openQuestions: 0, serverTime, clockDifferenceMs: 0, asOf: Date.now() };
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    await storeEvent({ userId: staff.id, eventId }, door, { key: btoa('k'.repeat(32)), expiresAt });
    return () => removeEvent(eventId);
  },
  parameters: failed,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text['door.find'] }), 'nunez');
    await expect(await canvas.findByRole('link', { name: /Núñez, Ana/ })).toBeVisible();
    await expect((await canvas.findAllByText(/Showing data from/))[0]).toBeVisible();
  },
};

export const Failed: SiteStory = {
  parameters: failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

const roomsOf = (rooms: number, people: number) => ({
  msw: [
    http.get('/events/{eventId}/rooming', ({ query, response }) =>
      query.get('known') === null ? response(200).json(roomingOf(rooms, people)) : response(204).empty(),
    ),
    ...around,
  ],
});

/** With many people without a bed, twelve are shown, and more on request. */
export const RoomsOfManyPeople: SiteStory = {
  args: { address: `${desk.list}/rooms/${eventId}` },
  parameters: roomsOf(2, 25),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '24 people without a bed' })).toBeVisible();
    await expect(canvas.getByText('12 of 24 people shown')).toBeVisible();
    await expect(canvas.queryByText('Ana Núñez 14')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more' }));
    // The first of the others has the focus.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Ana Núñez 14'));
    await expect(canvas.getByText('24 people shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
    // A search begins with twelve again.
    await userEvent.type(canvas.getByRole('textbox', { name: text['rooming.find'] }), '25 nunez');
    await expect(await canvas.findByText('1 person shown')).toBeVisible();
  },
};

export const RoomsInSpanishOnAPhone: SiteStory = {
  args: { address: `${desk.list}/rooms/${eventId}` },
  globals: { language: 'es', viewport: { value: 'phone' } },
  parameters: roomsOf(30, 45),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('12 de 44 personas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mostrar 12 más' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
