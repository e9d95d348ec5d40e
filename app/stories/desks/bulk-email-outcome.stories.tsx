import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mailingAddress } from '../../platform/addresses/mailing-address.ts';
import en from '../../platform/messages/en.json';
import es from '../../platform/messages/es.json';
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

/** The last email is under way: those who unsubscribed meanwhile are done too, like those who could not be reached. */
export const AlmostDone: SiteStory = {
  globals: { language: 'es' },
  parameters: outcome({
    state: 'sending',
    finishedAt: null,
    counts: { waiting: 0, sending: 1, sent: 36, failed: 1, uncertain: 1, canceled: 1 },
  }),
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: '39 de 40 procesados' });
    await expect(progress).toHaveAttribute('value', '39');
    await expect(canvas.getByRole('button', { name: es['mailing.pause'] })).toBeVisible();
  },
};
