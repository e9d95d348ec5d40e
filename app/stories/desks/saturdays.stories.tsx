import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guardedScreens } from '#rules/access';
import text from '../../platform/messages/en.json';
import { http, modules, refusal } from '../fixtures/answers.ts';
import { formId, retreatSummaryIn, saturdays } from '../fixtures/form-desks.fixtures.ts';
import desks from '../form-desks.stories.tsx';
import { onePage } from '../support/form-desks.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

/** The keys with which the story has sent its decision. */
const decisionKeys: (string | null)[] = [];

const answers = desks.parameters.msw;

export default {
  ...desks,
  title: 'Screens/Saturdays',
  args: { ...desks.args, address: guardedScreens.listSabbathRequests.path },
} satisfies Meta<SiteArgs>;

const heading = (name: string | RegExp) => ({ level: 1, name });

export const Saturdays: SiteStory = {
  args: { address: guardedScreens.listSabbathRequests.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading(text['sabbathDesk.title']))).toBeVisible();
  },
};

/** A day of the calendar leads to its own requests, and a button shows all again. */
export const SaturdaysOfOneDay: SiteStory = {
  args: { address: `${guardedScreens.listSabbathRequests.path}/calendar` },
  parameters: {
    msw: [
      modules,
      http.get('/sabbath-requests', ({ query, response }) => {
        const items = query.get('day') === '2026-12-12' ? [] : [retreatSummaryIn('en')];
        return response(200).json({ items, total: items.length, ...onePage });
      }),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Dec 12/ }));
    await expect(await canvas.findByText('Only requests for Saturday, December 12, 2026.')).toBeVisible();
    await expect(await canvas.findByText(text['sabbathDesk.empty'])).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text['sabbathDesk.anyDay'] }));
    await expect(await canvas.findByRole('link', { name: /Marta/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text['sabbathDesk.anyDay'] })).toBeNull();
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
