import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import text from '../../platform/messages/en.json';
import type { Schemas } from '../../platform/client/client.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import desks from '../desk.stories.tsx';
import { http, refusal } from '../fixtures/answers.ts';
import { roomingOf } from '../fixtures/rooming.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

let board = roomingOf(3, 4);
/** Lets the first answer arrive. */
let first = Promise.withResolvers<undefined>();
let isRefused = false;
let sent = 0;

function take({ version, memberIds = [], roomId = '' }: Schemas['RoomingChange']): Schemas['EventRooming'] {
  const placement = { roomId, space: 1, isPinned: false, isByHand: true };
  board = {
    ...board,
    version: version + 1,
    tag: String(version + 1),
    people: board.people.map((person) => (memberIds.includes(person.id) ? { ...person, placement } : person)),
  };
  return board;
}

export default {
  ...desks,
  title: 'Screens/Saving/Rooming steps',
  args: { ...desks.args, address: `${desk.list}/rooms/${board.event.id}` },
  beforeEach: () => {
    board = roomingOf(3, 4);
    first = Promise.withResolvers();
    [isRefused, sent] = [false, 0];
  },
  parameters: {
    ...desks.parameters,
    msw: [
      http.get('/events/{eventId}/rooming', ({ response }) => response(200).json(board)),
      http.post('/events/{eventId}/rooming', async ({ request, response }) => {
        const step = await request.json();
        sent += 1;
        if (sent === 1) await first.promise;
        if (isRefused) {
          return response.untyped(refusal(409, 'placement-refused', { reason: 'noBed', room: '102', person: '' }));
        }
        if (step.version !== board.version) return response.untyped(refusal(409, 'changed-meanwhile'));
        return response(200).json(take(step));
      }),
      ...desks.parameters.msw,
    ],
  },
} satisfies Meta<SiteArgs>;

async function move(name: string, room: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `${text['rooming.moveTo']}: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: room }));
}

/** A move made before the answer to the last one arrives is sent after it, and the board shows both. */
export const TwoMovesOnASlowNetwork: SiteStory = {
  play: async ({ canvas }) => {
    await move('Ana Núñez 2', /^102/);
    await move('Ana Núñez 3', /^103/);
    first.resolve(undefined);
    const last = await canvas.findByRole('grid', { name: 'Room 103' });
    await waitFor(() => expect(last).toHaveTextContent('Ana Núñez 3'));
    await expect(canvas.getByRole('grid', { name: 'Room 102' })).toHaveTextContent('Ana Núñez 2');
    await expect(sent).toBe(2);
  },
};

/** When the first move is refused, the page says that the second was not made either. */
export const TheFirstIsRefused: SiteStory = {
  play: async ({ canvas }) => {
    isRefused = true;
    await move('Ana Núñez 2', /^102/);
    await move('Ana Núñez 3', /^103/);
    first.resolve(undefined);
    await expect(await canvas.findByText(/The next step was not taken either\.$/)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Room 103' })).not.toHaveTextContent('Ana Núñez 3');
    await expect(sent).toBe(1);
  },
};
