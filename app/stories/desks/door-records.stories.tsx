import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import text from '../../platform/messages/en.json';
import { doorAddress } from '../../platform/addresses/door-address.ts';
import door, { WithoutConnection } from '../door.stories.tsx';
import { eventId, familyId } from '../fixtures/door.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default {
  ...door,
  title: 'Screens/Door records',
  args: { ...door.args, address: doorAddress(eventId, familyId) },
} satisfies Meta<SiteArgs>;

/** Places can be released only when the site knows who is not coming. */
export const NotComingAndNotSent: SiteStory = {
  ...WithoutConnection,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Release the place' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Luis Núñez/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: text['door.do.notComing'] }));
    await expect(await canvas.findByText(/^The 2 places can be released once/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Release/ })).toBeNull();
  },
};
