import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { furtherScreens, guardedScreens } from '#rules/access';
import text from '../platform/messages/en.json';
import type { Schemas } from '../platform/client/client.ts';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { formId, messageIn, prayedIn, prayerIn } from './fixtures/form-desks.fixtures.ts';
import { formDesks, shownLanguage } from './support/form-desks.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

/** A user who may open every desk. */
const user: Schemas['User'] = { ...staff, userType: 'A,D,P,S' };

/** How many requests are new: at first, and after what the story has moved. */
const allNew = 4;
let newRequests = allNew;

const answers = [
  modules,
  http.get('/session', ({ response }) =>
    response(200).json({ session: { user, exp: Date.now() + 3_600_000, remaining: 3_600_000 } }),
  ),
  http.post('/prayer-request-states', async ({ request, response }) => {
    newRequests -= 1;
    const { requests } = await request.json();
    return response(200).json({ items: requests.map(({ id, version }) => ({ id, version: version + 1 })) });
  }),
  http.get('/prayer-requests/{requestId}', ({ response }) =>
    response(200).json((newRequests < allNew ? prayedIn : prayerIn)(shownLanguage())),
  ),
  ...formDesks,
  ...signedIn,
  ...everyPage,
];

export default {
  ...siteMeta,
  title: 'Screens/Form desks',
  tags: ['!autodocs', 'workspace'],
  args: { address: guardedScreens.listPrayerRequests.path, user },
  parameters: { ...siteMeta.parameters, msw: answers },
  beforeEach: () => {
    newRequests = allNew;
  },
} satisfies Meta<SiteArgs>;

const heading = (name: string | RegExp) => ({ level: 1, name });

export const Prayers: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading(text['prayerDesk.title']))).toBeVisible();
    await expect((await canvas.findAllByText('In prayer'))[0]).toBeVisible();
  },
};

/** A prepared answer is shown in the staff's language. */
export const Prayer: SiteStory = {
  args: { address: `${guardedScreens.listPrayerRequests.path}/${formId(0)}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(text['formDesk.answer']));
    await userEvent.selectOptions(canvas.getByLabelText(text['formDesk.answer.prepared']), 'we-have-prayed');
    await expect(await canvas.findByText('Thank you for entrusting this to us.')).toBeVisible();
  },
};

/**
 * A moved request no longer counts as new in the side menu. A person who listens hears once that it was moved, and then once when
 * its sender will be told.
 */
export const PrayerMoved: SiteStory = {
  args: { address: `${guardedScreens.listPrayerRequests.path}/${formId(0)}` },
  globals: { viewport: { value: 'wide' } },
  parameters: {
    msw: [
      http.get('/workspace', ({ response }) => {
        const openWork = [{ kind: 'newPrayerRequests', count: newRequests, countIsExact: true } as const];
        return response(200).json({ openWork, events: [], actions: [] });
      }),
      ...answers,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /Prayer Requests.*4/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: text['prayerDesk.move.prayed'] }));
    await expect(await canvas.findByRole('link', { name: /Prayer Requests.*3/ })).toBeVisible();
    const heard = () => canvasElement.querySelector('[aria-live="polite"]')?.textContent ?? '';
    await waitFor(() => expect(heard()).toMatch(/“Prayed for”\.\W*At .* we will let this person know/));
    await expect(heard().match(/“Prayed for”|we will let/g)).toHaveLength(2);
  },
};

export const PrayerInSpanishOnAPhone: SiteStory = {
  args: { address: `${guardedScreens.listPrayerRequests.path}/${formId(0)}` },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading(/Ana/))).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const PrayersFailed: SiteStory = {
  parameters: {
    msw: [http.get('/prayer-requests', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

export const PrayerTable: SiteStory = {
  args: { address: guardedScreens.prayerRequestTable.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading(text['prayerTable.title']))).toBeVisible();
    await expect(canvas.queryByText('Luis')).toBeNull();
  },
};

export const Blessings: SiteStory = {
  args: { address: guardedScreens.prayerRequestSummary.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading(text['blessings.title']))).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: text['blessings.overTime'] })).toBeVisible();
  },
};

export const BlessingsInSpanishOnAPhone: SiteStory = {
  args: { address: guardedScreens.prayerRequestSummary.path },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading('Bendiciones'))).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Praying for requests one at a time: 'Prayed' moves on to the next, and can be undone. */
export const Cards: SiteStory = {
  args: { address: guardedScreens.prayerRequestTiles.path },
  play: async () => {
    await waitFor(() => expect(screen.getByText('For my mother, who goes to the hospital tomorrow.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: text['prayerDesk.move.prayed'] }));
    await waitFor(() => expect(screen.getByText('That my brother finds work.')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: text['formDesk.undo'] }));
    await waitFor(() => expect(screen.getByText('For my mother, who goes to the hospital tomorrow.')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(screen.getByText(text['blessings.cards.none'])).toBeVisible());
  },
};

export const Messages: SiteStory = {
  args: { address: furtherScreens.contactMessages.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading(text['contactDesk.title']))).toBeVisible();
  },
};

export const Message: SiteStory = {
  args: { address: `${furtherScreens.contactMessages.path}/${formId(5)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Tomás Ortega' })).toBeVisible();
  },
};

/** An answer that the recipient's mail server refused says so. */
export const AnswerRefused: SiteStory = {
  args: { address: `${furtherScreens.contactMessages.path}/${formId(5)}` },
  parameters: {
    msw: [
      modules,
      http.get('/contact-messages/{requestId}', ({ response }) => {
        const message = messageIn(shownLanguage());
        const refusedAt = '2026-11-20T15:04:09.000Z';
        return response(200).json({ ...message, answers: message.answers.map((answer) => ({ ...answer, refusedAt })) });
      }),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['formDesk.answer.refused'])).toBeVisible();
  },
};
