import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import text from '../../platform/messages/en.json';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import desks from '../desk.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { registrationId, registrationIn } from '../fixtures/party.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

/** The responses for a party that has paid half of its price. */
const halfPaid = (closedAt?: string) => [
  http.get('/registrations/{registrationId}', ({ query, response }) => {
    const registration = registrationIn(query.get('lng'));
    const payment = { ...registration.payment, status: 'partPaid' as const, paidCents: 400_00 };
    return response(200).json({ ...registration, payment, ...(closedAt !== undefined && { closedAt }) });
  }),
  ...desks.parameters.msw,
];

export default {
  ...desks,
  title: 'Screens/Closed party',
  args: { ...desks.args, address: `${desk.list}/${registrationId}` },
} satisfies Meta<SiteArgs>;

/** Types a refund and asks for it. Returns the dialog. */
async function askForRefund({ canvas, userEvent, canvasElement }: Parameters<NonNullable<SiteStory['play']>>[0]) {
  await userEvent.click(await canvas.findByText(text['party.payment']));
  await userEvent.click(canvas.getByRole('radio', { name: text['party.payment.kind.refund'] }));
  await userEvent.type(canvas.getByRole('textbox', { name: text['party.payment.amount'] }), '100');
  await userEvent.click(canvas.getByRole('button', { name: text['party.payment.submitRefund'] }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
}

/** An open party owes what it gets back. */
export const RefundOfAnOpenParty: SiteStory = {
  parameters: { msw: halfPaid() },
  play: async (context) => {
    const dialog = await askForRefund(context);
    await waitFor(() => expect(dialog.getByText(/^Afterward, this party owes/)).toBeVisible());
  },
};

/** A party that staff have closed is asked for nothing, so its refund warns of no debt. */
export const RefundOfAClosedParty: SiteStory = {
  parameters: { msw: halfPaid('2026-11-20T15:00:00.000Z') },
  play: async (context) => {
    const dialog = await askForRefund(context);
    await waitFor(() => expect(dialog.getByText(/^An entry cannot be changed later\. The receipt/)).toBeVisible());
    await expect(dialog.queryByText(/^Afterward, this party owes/)).toBeNull();
  },
};
