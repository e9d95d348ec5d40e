import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mailingAddress } from '../../platform/addresses/mailing-address.ts';
import en from '../../platform/messages/en.json';
import type { Schemas } from '../../platform/client/client.ts';
import mailings from '../bulk-email.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { sent, sentId } from '../fixtures/mailing.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default {
  ...mailings,
  title: 'Screens/Bulk email outcome',
  args: { ...mailings.args, address: mailingAddress(sentId) },
} satisfies Meta<SiteArgs>;

/** The responses for a bulk email with these changes. */
const outcome = (changes: Partial<Schemas['Mailing']>) => ({
  msw: [
    http.get('/mailings/{mailingId}', ({ response }) => response(200).json({ ...sent, ...changes })),
    ...mailings.parameters.msw,
  ],
});

/** After a year only the counts are left, so it cannot be sent again. */
export const RecipientsDeleted: SiteStory = {
  parameters: {
    msw: [
      http.get('/mailings/{mailingId}/recipients', ({ response }) =>
        response(200).json({ items: [], page: 1, pageSize: 25, total: 0, totalIsExact: true }),
      ),
      ...outcome({ areRecipientsKept: false }).msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(en['mailing.failed']))[0]).toBeVisible();
    await expect(canvas.getAllByText(en['mailing.recipientsEmpty'])[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Resend to these people/ })).toBeNull();
  },
};
