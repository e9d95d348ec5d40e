import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { eventDeskAddress } from '../../platform/addresses/event-desk-address.ts';
import en from '../../platform/messages/en.json';
import events from '../event-desk.stories.tsx';
import { http, refusal } from '../fixtures/answers.ts';
import { afterCanceling, canceled, ended, published } from '../fixtures/event-desk.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default {
  ...events,
  title: 'Screens/Event state',
} satisfies Meta<SiteArgs>;

/** The actions that are not possible are not offered. */
export const WithParties: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en['eventDesk.cancel'] })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: en['eventDesk.hide'] })).toBeNull();
  },
};

/** An event that has ended without having been concluded. */
export const Ended: SiteStory = {
  args: { address: eventDeskAddress(ended.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en['eventDesk.hide'] })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: en['eventDesk.cancel'] })).toBeNull();
  },
};

/** A family registers between the loading of the page and the press. */
export const NoLongerHideable: SiteStory = {
  args: { address: eventDeskAddress(published.id) },
  parameters: {
    msw: [
      http.get('/events/{eventId}/content', ({ response }) => response(200).json({ ...published, mayHide: true })),
      http.post('/events/{eventId}/state', ({ response }) => response.untyped(refusal(409, 'state-conflict'))),
      ...events.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['eventDesk.hide'] }));
    await userEvent.click(await screen.findByRole('button', { name: en['eventDesk.confirm.hide'] }));
    await expect(await canvas.findByText(en['eventDesk.conflict.hide'])).toBeVisible();
  },
};

let progress: 'canceling' | 'lost' | 'done' = 'canceling';

/** The numbers are reloaded although an answer was lost; the parties that had arrived were not canceled. */
export const CanceledWithALostAnswer: SiteStory = {
  args: { address: eventDeskAddress(canceled.id) },
  beforeEach: () => {
    progress = 'canceling';
  },
  parameters: {
    msw: [
      http.get('/events/{eventId}/cancellation', ({ response }) => {
        if (progress === 'lost') {
          progress = 'done';
          return response.untyped(HttpResponse.error());
        }
        const parties = progress === 'done' ? 0 : 1;
        return response(200).json({ ...afterCanceling, parties, arrivedParties: 2 });
      }),
      ...events.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 party is still being canceled/)).toBeVisible();
    progress = 'lost';
    const done = 'Every registration is canceled, except 2 whose party had already arrived.';
    await expect(await canvas.findByText(done, {}, { timeout: 10_000 })).toBeVisible();
  },
};
