import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { packetAddress } from '../../platform/addresses/packet-address.ts';
import text from '../../platform/messages/en.json';
import administration from '../administration.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { packetOf } from '../fixtures/packet.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

const packet = packetOf(1);
/** A family that owes money and has signed everything. */
const signed = {
  ...packet,
  parties: packet.parties.map((party) => ({
    ...party,
    members: party.members.map((member) => ({ ...member, isSigned: true })),
  })),
};

export default {
  ...administration,
  title: 'Screens/Packet sheets',
  parameters: {
    ...administration.parameters,
    msw: [
      http.get('/events/{eventId}/packet', ({ response }) => response(200).json(signed)),
      ...administration.parameters.msw,
    ],
  },
} satisfies Meta<SiteArgs>;

/** Without amounts the sheet of what is missing does not say that everyone has paid. */
export const SignaturesWithoutAmounts: SiteStory = {
  args: { address: `${packetAddress('renewal')}?pages=open&without=money` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No signature is missing')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: text['packet.open.signaturesOnly'] })).toBeVisible();
    await expect(canvas.queryByText(text['packet.open.none'])).toBeNull();
  },
};
