import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import text from '../../platform/messages/en.json';
import door, { AQuestion } from '../door.stories.tsx';
import { http, refusal } from '../fixtures/answers.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...door, title: 'Screens/Focus/Door' } satisfies Meta<SiteArgs>;

/** A decision that fails says so to a person who listens. */
export const DecisionFailed: SiteStory = {
  parameters: {
    msw: [
      http.post('/events/{eventId}/arrival-questions/{recordId}', ({ response }) =>
        response.untyped(refusal(500, 'internal')),
      ),
      ...(AQuestion.parameters?.msw as RequestHandler[]),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['door.question.dismiss'] }));
    const heard = canvasElement.querySelector('[aria-live="assertive"]');
    await waitFor(() => expect(heard).toHaveTextContent(text['problem.internal']));
  },
};
