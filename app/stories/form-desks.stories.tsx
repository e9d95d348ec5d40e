import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { furtherScreens, guardedScreens } from '#rules/access';
import text from '../platform/messages/en.json';
import type { Schemas } from '../platform/client/client.ts';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { formId, messageIn, prayedIn, prayerIn, saturdays } from './fixtures/form-desks.fixtures.ts';
import { formDesks, shownLanguage } from './support/form-desks.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

/** A user who may open every desk. */
const user: Schemas['User'] = { ...staff, userType: 'A,D,P,S' };

/** How many requests are new: at first, and after what the story has moved. */
const allNew = 4;
let newRequests = allNew;

/** The keys with which the story has sent its decision. */
const decisionKeys: (string | null)[] = [];

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

export const Saturdays: SiteStory = {
  args: { address: guardedScreens.listSabbathRequests.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading(text['sabbathDesk.title']))).toBeVisible();
  },
};

export const Saturday: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/${formId(4)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Marta Jiménez' })).toBeVisible();
  },
};

/** Another Saturday is proposed: one must be chosen first, and the confirmation names it. */
export const ProposedSaturday: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/${formId(4)}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(text['sabbathDesk.decide.propose']));
    const propose = await canvas.findByRole('button', { name: text['sabbathDesk.decide.proposeThis'] });
    await userEvent.click(propose);
    const day = await canvas.findByRole('textbox', { name: new RegExp(text['sabbathDesk.decide.proposeDay']) });
    await waitFor(() => expect(day).toBeInvalid());
    await expect(day).toHaveFocus();
    await userEvent.type(day, '1/9/2027{Tab}');
    await userEvent.click(propose);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Propose Saturday, January 9, 2027 to Marta?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A Saturday that has passed can no longer be accepted. */
export const PassedSaturday: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/${formId(4)}` },
  parameters: {
    msw: [
      modules,
      http.get('/saturday-calendar', ({ response }) => response(200).json({ today: '2027-01-04', items: saturdays })),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['sabbathDesk.decide.passed'])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text['sabbathDesk.decide.accept'] })).toBeNull();
  },
};

/** The answer to a decision is lost: pressing again repeats that decision instead of making a second one. */
export const SaturdayDecisionLost: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/${formId(4)}` },
  parameters: {
    msw: [
      http.post('/sabbath-requests/{requestId}/decision', ({ request, response }) => {
        decisionKeys.push(request.headers.get('Idempotency-Key'));
        return decisionKeys.length === 1 ? response.untyped(HttpResponse.error()) : response(204).empty();
      }),
      ...answers,
    ],
  },
  beforeEach: () => {
    decisionKeys.length = 0;
  },
  play: async ({ canvas }) => {
    const accept = { name: text['sabbathDesk.decide.accept'] };
    const decide = async () => {
      await userEvent.click(await canvas.findByRole('button', accept));
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', accept));
      await userEvent.click(await within(question).findByRole('button', { name: text['action.close'] }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await decide();
    await decide();
    await expect(decisionKeys).toHaveLength(2);
    await expect(decisionKeys[1]).toBe(decisionKeys[0]);
  },
};

/** A dialog changes the offer of a Saturday; it refuses input that is not a number. */
export const CalendarOfSaturdays: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/calendar` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading(text['saturdays.title']))).toBeVisible();
    const [change] = await canvas.findAllByRole('button', { name: /^Change Nov/ });
    if (!change) throw new Error('There is nothing to change');
    await userEvent.click(change);
    const places = await screen.findByLabelText(new RegExp(text['saturdays.places']));
    await userEvent.type(places, 'many');
    await userEvent.click(screen.getByRole('button', { name: text['saturdays.save'] }));
    await waitFor(() => expect(places).toBeInvalid());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Someone else has saved the Saturday meanwhile: the dialog says who, and shows the current settings. */
export const SaturdayChangedMeanwhile: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/calendar` },
  parameters: {
    msw: [
      http.put('/saturdays/{day}', ({ response }) =>
        response.untyped(refusal(409, 'changed-meanwhile', { name: 'Ana Ruiz' })),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    const [change] = await canvas.findAllByRole('button', { name: /^Change Nov/ });
    if (!change) throw new Error('There is nothing to change');
    await userEvent.click(change);
    await userEvent.click(await screen.findByRole('button', { name: text['saturdays.save'] }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Ana Ruiz has changed this in the meantime.'));
    await expect(dialog).toHaveTextContent(/It is now: open and /);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CalendarOfSaturdaysInSpanishOnAPhone: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/calendar` },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading('Calendario de sábados'))).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
