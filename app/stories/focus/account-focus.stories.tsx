import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Schemas } from '../../platform/client/client.ts';
import text from '../../platform/messages/en.json';
import account from '../account.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { staff as user } from '../fixtures/event.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...account, title: 'Screens/Focus/Account' } satisfies Meta<SiteArgs>;

const device = (id: string, browser: string, isCurrent: boolean): Schemas['OwnSession'] => ({
  id,
  isCurrent,
  device: { browser, system: null },
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: '2026-11-22T12:00:00.000Z',
});

/** A user who need not confirm anything with the password. */
const guest = { ...user, userType: 'U' };

/** A proposed address is withdrawn, and a session elsewhere ended: the focus goes to the heading of each section. */
export const RowsThatGo: SiteStory = {
  args: { user: guest },
  parameters: {
    msw: [
      http.get('/session', ({ response }) =>
        response(200).json({ session: { user: guest, exp: Date.now() + 3_600_000, remaining: 3_600_000 } }),
      ),
      http.get('/account', ({ response }) =>
        response(200).json({
          ...user,
          email: 'ana@example.org',
          phone: null,
          createdAt: '2025-11-28T05:08:05.862Z',
          proposedAddress: {
            email: 'ana.ruiz@example.org',
            proposedAt: '2026-11-23T12:00:00.000Z',
            effectiveAt: '2026-11-30T12:00:00.000Z',
            isConfirmed: true,
          },
        }),
      ),
      http.delete('/account/proposed-address', ({ response }) => response(204).empty()),
      http.get('/account/sessions', ({ response }) =>
        response(200).json({
          items: [
            device('4c9d2f1e-8b7a-4c6d-9e5f-3a2b1c0d9e8f', 'Firefox', true),
            device('5c9d2f1e-8b7a-4c6d-9e5f-3a2b1c0d9e8f', 'Safari', false),
          ],
        }),
      ),
      http.post('/account/sessions/ending', ({ response }) => response(204).empty()),
      ...account.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['myInfo.email.proposed.keep'] }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: text['myInfo.email.title'] })).toHaveFocus());
    const end = text['myInfo.sessions.end'].replace('{device}', 'Safari');
    await userEvent.click(canvas.getByRole('button', { name: end }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: text['myInfo.sessions.title'] })).toHaveFocus());
  },
};
