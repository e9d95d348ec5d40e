import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import text from '../../platform/messages/en.json';
import parties from '../desk.stories.tsx';
import { http, modules } from '../fixtures/answers.ts';
import { registrationIn } from '../fixtures/party.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...parties, title: 'Screens/Focus/Undone entry' } satisfies Meta<SiteArgs>;

const { id, reference, version } = registrationIn('en');
let isUndone = false;

/** A recent entry is undone, which takes its button away: the focus goes to the link of the entry. */
export const EntryUndone: SiteStory = {
  args: { address: desk.newParty() },
  beforeEach: () => {
    isUndone = false;
  },
  parameters: {
    msw: [
      modules,
      http.get('/events', ({ response }) => response(200).json({ items: [] })),
      http.get('/drafts/{draftKey}', ({ response }) => response(200).json({ draft: null })),
      http.get('/staff-registrations', ({ response }) =>
        response(200).json({
          items: [
            {
              ...{ id, reference, version, eventName: 'Weekend of Renewal', contactName: 'Ana Ruiz', partySize: 1 },
              ...{ totalCents: 10_000, paidCents: 0, enteredAt: '2026-11-23T15:00:00Z' },
              state: isUndone ? 'cancelled' : 'pendingPayment',
              undoableSeconds: isUndone ? 0 : 600,
            },
          ],
        }),
      ),
      http.post('/registrations/{registrationId}/cancellation', ({ response }) => {
        isUndone = true;
        return response(200).json({ ...registrationIn('en'), state: 'cancelled' });
      }),
      ...parties.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const undo = { name: text['entry.undo'].replace('{reference}', reference) };
    await userEvent.click(await canvas.findByRole('button', undo));
    await waitFor(() => expect(canvas.getByRole('link', { name: reference })).toHaveFocus());
  },
};
