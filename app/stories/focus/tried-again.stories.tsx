import type { Meta } from '@storybook/react-vite';
import { signingAddress } from '#rules/waiver';
import { expect, userEvent } from 'storybook/test';
import text from '../../platform/messages/en.json';
import { http, modules, refusal } from '../fixtures/answers.ts';
import { registrationId } from '../fixtures/party.fixtures.ts';
import { signingIn, textsIn } from '../fixtures/signing.fixtures.ts';
import own from '../own-registration.stories.tsx';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...own, title: 'Screens/Focus/Tried again' } satisfies Meta<SiteArgs>;

/** Whether the API fails, until a story lets it answer again. */
let isDown = true;

const beginDown = () => {
  isDown = true;
};

const title = { level: 1, name: text['confirmation.title.pendingPayment'].replace('{name}', 'Ana') };

/** The registration does not load at first: trying again leaves the focus within the page, and opens it. */
export const TriedAgain: SiteStory = {
  beforeEach: beginDown,
  parameters: {
    msw: [
      http.get('/registrations/{registrationId}/confirmation', ({ response }) =>
        isDown ? response.untyped(refusal(500, 'internal')) : undefined,
      ),
      ...own.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: text['form.tryAgain'] });
    isDown = false;
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The same for the signing page. */
export const SigningTriedAgain: SiteStory = {
  args: { address: signingAddress(registrationId, 'the-key-of-the-link') },
  beforeEach: beginDown,
  parameters: {
    msw: [
      modules,
      http.get('/registrations/{registrationId}/waivers', ({ response }) =>
        isDown ? response.untyped(refusal(500, 'internal')) : response(200).json(signingIn('en')),
      ),
      http.get('/waiver-texts', ({ query, response }) => response(200).json(textsIn(query.get('lng')))),
      ...own.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: text['form.tryAgain'] });
    isDown = false;
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Signatures: 1 of 3' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The same for the details that the party gave. */
export const DetailsTriedAgain: SiteStory = {
  beforeEach: beginDown,
  parameters: {
    msw: [
      http.get('/registrations/{registrationId}/own-details', ({ response }) =>
        isDown ? response.untyped(refusal(500, 'internal')) : undefined,
      ),
      ...own.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: text['form.tryAgain'] });
    isDown = false;
    await userEvent.click(again);
    await expect(canvas.getByRole('heading', { name: text['ownDetails.title'] })).toHaveFocus();
    await expect(await canvas.findByText(/^Rosa Vega/)).toBeVisible();
  },
};
