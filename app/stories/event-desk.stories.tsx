import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { furtherScreens } from '#rules/access';
import { eventDeskAddress } from '../platform/addresses/event-desk-address.ts';
import type { Schemas } from '../platform/client/client.ts';
import en from '../platform/messages/en.json';
import es from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import {
  afterCanceling,
  beforeCanceling,
  canceled,
  changed,
  draft,
  effect,
  ended,
  published,
} from './fixtures/event-desk.fixtures.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

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
    response(200).json([draft, canceled, changed, ended].find(({ id }) => id === params.eventId) ?? published),
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
