import type { Meta } from '@storybook/react-vite';
import { furtherScreens } from '#rules/access';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import text from '../../platform/messages/en.json';
import { storeRecords, waitingRecords } from '../../arrivals/device/waiting-records.ts';
import { doorAddress } from '../../platform/addresses/door-address.ts';
import door, { WithoutConnection } from '../door.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { event, eventId, family, familyId } from '../fixtures/door.fixtures.ts';
import { staff } from '../fixtures/event.fixtures.ts';
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

/** The server refuses a record that an earlier login left on this device. */
const refused = {
  beforeEach: async () => {
    await door.beforeEach();
    const memberId = family.people[1]?.id ?? '';
    const record = {
      id: crypto.randomUUID(),
      registrationId: familyId,
      memberId,
      kind: 'arrived',
      isUndo: true,
    } as const;
    await storeRecords({ userId: staff.id, eventId }, [{ ...record, at: '2026-11-19T15:00:00.000Z' }]);
  },
  parameters: {
    msw: [
      http.post('/events/{eventId}/arrivals', async ({ request, response }) => {
        const { records } = await request.json();
        return response(200).json({
          serverTime: new Date().toISOString(),
          clockDifferenceMs: 0,
          results: records.map(({ id }) => ({ id, outcome: 'refused' as const, reason: 'tooLate' as const })),
          parties: [family],
          openQuestions: 0,
        });
      }),
      ...door.parameters.msw,
    ],
  },
};

const left = async () => (await waitingRecords(staff.id)).get(eventId)?.length ?? 0;

/** The start page sends it, says that it was refused, and keeps it for the door. */
export const RefusedAtTheStartPage: SiteStory = {
  ...refused,
  args: { address: furtherScreens.workspace.path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 check-in record .* was not accepted/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Check-in: ${event.name}` })).toHaveAttribute(
      'href',
      doorAddress(eventId),
    );
    await expect(await left()).toBe(1);
  },
};

/** The door says why, and about whom. */
export const RefusedAtTheDoor: SiteStory = {
  ...refused,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['door.reason.tooLate'])).toBeVisible();
    await expect(canvas.getByText('Luis Núñez', { selector: 'p' })).toBeVisible();
    await waitFor(async () => expect(await left()).toBe(0));
  },
};
