import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { changeAddress } from '../../platform/addresses/change-address.ts';
import type { Schemas } from '../../platform/client/client.ts';
import text from '../../platform/messages/en.json';
import { http, modules, refusal } from '../fixtures/answers.ts';
import { quote, registrationId, registrationIn } from '../fixtures/party.fixtures.ts';
import registrations from '../own-registration.stories.tsx';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

/** The state of the API, which each story sets as it goes. */
const api = { isDown: false, totalCents: 0, fits: true };
const saved: Schemas['PartyChangeRequest'][] = [];

const priceOf = (totalCents: number): Schemas['PartyChangeQuote'] => ({
  quote: { ...quote, totalCents },
  totalBeforeCents: quote.totalCents,
  paidCents: 0,
  placesLeft: 1,
  fits: api.fits,
});

const msw = [
  modules,
  // The public price of today is not that of this party.
  http.post('/quotes', ({ response }) => response.untyped(refusal(422, 'rooms-not-offered'))),
  http.post('/registrations/{registrationId}/party-quote', ({ response }) =>
    api.isDown ? response.untyped(refusal(500, 'internal')) : response(200).json(priceOf(api.totalCents)),
  ),
  http.put('/registrations/{registrationId}/party', async ({ request, response }) => {
    const body = await request.json();
    saved.push(body);
    const { quotedTotalCents } = body;
    const { totalCents } = api;
    if (!api.fits) return response.untyped(refusal(409, 'event-full', { placesLeft: 1, waiting: 0 }));
    return quotedTotalCents === totalCents
      ? response(200).json(registrationIn('en', { version: 2 }))
      : response.untyped(refusal(409, 'quote-changed', { quotedTotalCents, totalCents }));
  }),
  ...registrations.parameters.msw,
];

export default {
  ...registrations,
  title: 'Screens/Own registration/Change reviewed',
  args: { address: changeAddress('renewal', { registrationId, key: 'the-key-of-the-link', lng: 'en' }, 'people') },
  parameters: { ...registrations.parameters, msw },
  beforeEach: () => {
    Object.assign(api, { isDown: false, totalCents: 700_00, fits: true });
    saved.length = 0;
  },
} satisfies Meta<SiteArgs>;

const save = { name: text['change.review.confirm'] };
const again = { name: text['form.tryAgain'] };
const title = { level: 2, name: text['change.review.title'] };

/** Takes a person out of the party, and goes on to the review. */
const review = async ({ canvas }: Pick<Parameters<NonNullable<SiteStory['play']>>[0], 'canvas'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Pedro Ruiz' }));
  await userEvent.click(canvas.getByRole('button', { name: text['form.continue'] }));
  await expect(await canvas.findByRole('heading', title)).toBeVisible();
};

/** While people are changed, the price is that of this party, and the public price blocks nothing. */
export const OwnPrice: SiteStory = {
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(canvas.getAllByText('$700.00')[0]).toBeVisible());
    await review(context);
    await expect((await canvas.findAllByText('$700.00'))[0]).toBeVisible();
  },
};

/** The price does not load at first: the page says what is missing, and loads it again. */
export const PriceTriedAgain: SiteStory = {
  play: async (context) => {
    const { canvas } = context;
    api.isDown = true;
    await review(context);
    const button = await canvas.findByRole('button', again);
    await expect(canvas.getByRole('button', save)).toHaveAccessibleDescription(text['change.review.priceMissing']);
    api.isDown = false;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('button', save)).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByRole('button', again)).toBeNull();
    await expect(canvas.getByRole('heading', title)).toHaveFocus();
  },
};

/** The rates change while the party reads: the new price is shown, and the next press accepts it. */
export const PriceChanged: SiteStory = {
  play: async (context) => {
    const { canvas } = context;
    await review(context);
    const button = await canvas.findByRole('button', save);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    api.totalCents = 760_00;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByText(/has changed from \$700\.00 to \$760\.00/)[0]).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('$760.00')[0]).toBeVisible());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(saved.map(({ quotedTotalCents }) => quotedTotalCents)).toEqual([700_00, 760_00]));
  },
};

/** Someone else takes the places while the party reads: the page says so, and does not send the change again. */
export const PlacesTaken: SiteStory = {
  play: async (context) => {
    const { canvas } = context;
    await review(context);
    const button = await canvas.findByRole('button', save);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    api.fits = false;
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(text['change.review.noPlaces']));
    await expect(canvas.getByRole('link', { name: text['change.review.write'] })).toBeVisible();
  },
};
