import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guardedScreens } from '#rules/access';
import text from '../../platform/messages/en.json';
import type { Schemas } from '../../platform/client/client.ts';
import { http, modules, refusal } from '../fixtures/answers.ts';
import { staff } from '../fixtures/event.fixtures.ts';
import { formId, prayerIn } from '../fixtures/form-desks.fixtures.ts';
import desks from '../form-desks.stories.tsx';
import { shownLanguage } from '../support/form-desks.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

type Claim = Schemas['PrayerRequestDetails']['claim'];

const own = (until: string): Claim => ({ userId: staff.id, userName: 'Ana Ruiz', until });
const others = { userId: 9, userName: 'Rosa Vega', until: '2026-11-23T17:30:00.000Z' };
const atTen = '2026-11-23T17:10:00.000Z';

let claim: Claim = null;
const request = () => ({ ...prayerIn(shownLanguage()), claim });
/** Someone else reserves the request at this moment. */
const takenByOther = () => {
  claim = others;
  return refusal(409, 'claimed-by-other', { name: others.userName });
};
const read = http.get('/prayer-requests/{requestId}', ({ response }) => response(200).json(request()));
const left = http.delete('/prayer-requests/{requestId}/claim', ({ response }) => response(204).empty());

export default {
  ...desks,
  title: 'Screens/Saving/Prayer claim',
  args: { ...desks.args, address: `${guardedScreens.listPrayerRequests.path}/${formId(0)}` },
} satisfies Meta<SiteArgs>;

/** A reservation made elsewhere is renewed at once, and the page shows its new end. */
export const Renewed: SiteStory = {
  beforeEach: () => {
    claim = own(atTen);
  },
  parameters: {
    msw: [
      modules,
      read,
      left,
      http.post('/prayer-requests/{requestId}/claim', ({ response }) =>
        response(200).json({ ...request(), claim: own('2026-11-23T17:25:00.000Z') }),
      ),
      ...desks.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reserved for you until .*:25/)).toBeVisible();
    await expect(canvas.queryByText(/until .*:10/)).toBeNull();
  },
};

/** Someone else has the request by the time of a renewal: the page says that the reservation ended, and who is praying. */
export const Lost: SiteStory = {
  beforeEach: () => {
    claim = own(atTen);
  },
  parameters: {
    msw: [
      modules,
      read,
      left,
      http.post('/prayer-requests/{requestId}/claim', ({ response }) => response.untyped(takenByOther())),
      ...desks.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['prayerDesk.claim.taken'])).toBeVisible();
    await expect(await canvas.findByText(/^Rosa Vega is praying for this right now/)).toBeVisible();
    await expect(canvas.queryByText(text['formDesk.answer'])).toBeNull();
    await expect(canvas.queryByRole('button', { name: text['prayerDesk.move.prayed'] })).toBeNull();
  },
};

/** Someone else reserved the request while an answer was typed: it is not sent, and comes back with the form. */
export const AnsweredTooLate: SiteStory = {
  beforeEach: () => {
    claim = null;
  },
  parameters: {
    msw: [
      modules,
      read,
      http.post('/form-answers/{kind}/{formId}', ({ response }) => response.untyped(takenByOther())),
      ...desks.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(text['formDesk.answer']));
    await userEvent.type(canvas.getByLabelText(new RegExp(text['formDesk.answer.text'])), 'We are with you.');
    await userEvent.click(canvas.getByRole('button', { name: text['formDesk.answer.send'] }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text['formDesk.answer.send'] }));
    await waitFor(() => expect(dialog).toHaveTextContent('Rosa Vega is working on this right now.'));
    await userEvent.click(within(dialog).getByRole('button', { name: text['action.close'] }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText(/^You can answer when Rosa Vega has finished/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text['formDesk.answer.send'] })).toBeNull();
    claim = null;
    await userEvent.click(await canvas.findByRole('link', { name: /^Ana\b/ }));
    await waitFor(() =>
      expect(canvas.getByLabelText(new RegExp(text['formDesk.answer.text']))).toHaveValue('We are with you.'),
    );
  },
};
