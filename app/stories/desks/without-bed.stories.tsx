import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import text from '../../platform/messages/en.json';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import { packetAddress } from '../../platform/addresses/packet-address.ts';
import desks from '../desk.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { packetOf } from '../fixtures/packet.fixtures.ts';
import { roomingOf } from '../fixtures/rooming.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

const board = roomingOf(1, 2);
const packet = packetOf(1);
/** The place of a toddler who shared a bed, and whose age was corrected. */
const bed = { roomId: board.rooms[0]?.id ?? '' };

export default {
  ...desks,
  title: 'Screens/Without a bed',
  args: { ...desks.args, address: `${desk.list}/rooms/${board.event.id}` },
  parameters: {
    ...desks.parameters,
    msw: [
      http.get('/events/{eventId}/rooming', ({ response }) =>
        response(200).json({
          ...board,
          people: board.people.map((person) => ({ ...person, placement: { ...bed, isPinned: false, isByHand: true } })),
        }),
      ),
      http.get('/events/{eventId}/packet', ({ response }) =>
        response(200).json({
          ...packet,
          rooms: board.rooms,
          parties: packet.parties.map((party) => ({
            ...party,
            members: party.members.map((member) => ({ ...member, band: 'adult' as const, bed })),
          })),
        }),
      ),
      ...desks.parameters.msw,
    ],
  },
} satisfies Meta<SiteArgs>;

export const OnTheBoard: SiteStory = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(text['rooming.noBed']);
    await expect(first).toBeVisible();
  },
};

export const OnPaper: SiteStory = {
  args: { address: `${packetAddress('renewal')}?pages=rooms` },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(text['packet.rooms.noBed']);
    await expect(first).toBeVisible();
  },
};
