import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guardedScreens } from '#rules/access';
import text from '../../platform/messages/en.json';
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
