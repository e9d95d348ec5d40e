import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guardedScreens } from '#rules/access';
import text from '../../platform/messages/en.json';
import { http } from '../fixtures/answers.ts';
import { formId } from '../fixtures/form-desks.fixtures.ts';
import desks from '../form-desks.stories.tsx';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...desks, title: 'Screens/Focus/Form desks' } satisfies Meta<SiteArgs>;

/** A moved request takes the moved button away, and its undo too: the focus goes to the title, each time. */
export const PrayerMovedAndBack: SiteStory = {
  args: { address: `${guardedScreens.listPrayerRequests.path}/${formId(0)}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['prayerDesk.move.prayed'] }));
    const undo = await canvas.findByRole('button', { name: text['formDesk.undo'] });
    const title = { name: text['prayerDesk.request'].replace('{name}', 'Ana') };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.queryByRole('button', { name: text['formDesk.undo'] })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', title)).toHaveFocus());
  },
};

const moved = fn<(state: string) => void>();

/** A card is prayed, looked at again with 'Back', and prayed once more: Undo still returns it to where it came from. */
export const CardPrayedTwice: SiteStory = {
  args: { address: guardedScreens.prayerRequestTiles.path },
  parameters: {
    msw: [
      http.post('/prayer-request-states', async ({ request, response }) => {
        const { state, requests } = await request.json();
        moved(state);
        return response(200).json({ items: requests.map(({ id, version }) => ({ id, version: version + 1 })) });
      }),
      ...desks.parameters.msw,
    ],
  },
  play: async () => {
    moved.mockClear();
    const prayed = { name: text['prayerDesk.move.prayed'] };
    const first = 'For my mother, who goes to the hospital tomorrow.';
    await waitFor(() => expect(screen.getByText(first)).toBeVisible());
    await userEvent.click(screen.getByRole('button', prayed));
    await screen.findByRole('button', { name: text['formDesk.undo'] });
    await userEvent.click(screen.getByRole('button', { name: text['blessings.cards.back'] }));
    await waitFor(() => expect(screen.getByText(first)).toBeVisible());
    await userEvent.click(screen.getByRole('button', prayed));
    await userEvent.click(await screen.findByRole('button', { name: text['formDesk.undo'] }));
    await waitFor(() => expect(moved.mock.calls).toEqual([['prayed'], ['prayed'], ['new']]));
    await waitFor(() => expect(screen.getByText(first)).toBeVisible());
  },
};
