import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import text from '../platform/messages/en.json';
import { stepKey, type Step } from '../registrations/form/steps.ts';
import { everyPage, http, refusal } from './fixtures/answers.ts';
import { eventIn } from './fixtures/event.fixtures.ts';
import { familyDraft, quote, registrationIn } from './fixtures/party.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

export default {
  ...siteMeta,
  title: 'Screens/Registration',
  args: { address: '/retreat-registration?id=renewal' },
  parameters: {
    ...siteMeta.parameters,
    msw: [http.post('/quotes', ({ response }) => response(200).json(quote)), ...everyPage],
  },
} satisfies Meta<SiteArgs>;

const nextStep = { name: text['form.continue'] };

/** An empty step: the summary takes the focus and links to the first field; once corrected by keyboard, the next step opens. */
export const ContactCorrected: SiteStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', nextStep));
    const summary = await canvas.findByRole('group', { name: text['form.errors'] });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getAllByRole('link')[0] as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: text['field.firstName'] })).toHaveFocus();
    await userEvent.keyboard('Ana{Tab}Ruiz');
    await expect(canvas.getByRole('textbox', { name: text['field.lastName'] })).toHaveValue('Ruiz');
  },
};

/** Opens a step that was reached before, with the family's draft. */
const at = (step: Step) => ({ address: `/retreat-registration?id=renewal&${stepKey}=${step}`, draft: familyDraft });

/** Removing a person can be undone. */
export const PeopleAndRooms: SiteStory = {
  args: at('people'),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: text['registration.people.remove'].replace('{name}', 'Luis Ruiz') }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(
      await canvas.findByRole('button', { name: text['registration.people.edit'].replace('{name}', 'Luis Ruiz') }),
    ).toBeVisible();
  },
};

/** A person is saved without a name: the editor's summary takes the focus. */
export const PersonCorrected: SiteStory = {
  args: at('people'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['registration.people.add'] }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(text['field.firstName']));
    await userEvent.click(canvas.getByRole('button', { name: text['registration.people.save'] }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(text['form.errors']));
  },
};

/** Reading a group's list announces each result exactly once and leaves the focus on the button. */
export const ListAdded: SiteStory = {
  args: at('people'),
  play: async ({ canvas, canvasElement }) => {
    const heard = (how: 'polite' | 'assertive', words: string) =>
      canvasElement.querySelector(`[aria-live="${how}"]`)?.textContent.split(words).length;
    await userEvent.click(await canvas.findByText(text['list.title']));
    const read = canvas.getByRole('button', { name: text['list.read'] });
    await userEvent.upload(
      canvas.getByLabelText(text['list.file'], { exact: false }),
      new File([new Uint8Array(600 * 1024)], 'group.xlsx'),
    );
    await userEvent.click(read);
    await waitFor(() => expect(heard('assertive', text['list.unreadable'])).toBe(2));
    await userEvent.click(read);
    await waitFor(() => expect(heard('assertive', text['list.unreadable'])).toBe(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove group.xlsx' }));
    await userEvent.type(canvas.getByLabelText(text['list.paste'], { exact: false }), 'Rosa, Vega, 60');
    await userEvent.click(read);
    await waitFor(() => expect(heard('polite', '1 person was added')).toBe(2));
    await expect(canvas.getByLabelText(text['list.paste'], { exact: false })).toHaveValue('');
    await expect(read).toHaveFocus();
    await expect(read).toHaveAccessibleDescription(text['list.empty']);
  },
};

export const Payment: SiteStory = {
  args: at('payment'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Zelle/ })).toBeChecked();
    await expect((await canvas.findAllByText('$825.00'))[0]).toBeVisible();
  },
};

/** An amount is corrected: it is checked again only once its field is left, so that the focus stays while it is typed. */
export const AmountCorrected: SiteStory = {
  args: { ...at('payment'), draft: { ...familyDraft, priceHelp: { canPay: 'fifty' } } },
  play: async ({ canvas }) => {
    // The step may render again until the price arrives, and would forget the press. A second press would move the focus later.
    const summary = { name: text['form.errors'] };
    await waitFor(async () => {
      if (canvas.queryByRole('group', summary) === null) await userEvent.click(canvas.getByRole('button', nextStep));
      await expect(canvas.getByRole('group', summary)).toHaveFocus();
    });
    const amount = canvas.getByLabelText(text['registration.help.canPay'], { exact: false });
    await userEvent.clear(amount);
    await userEvent.type(amount, '50.00');
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveValue('50.00');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('group', { name: text['form.errors'] })).toBeNull());
  },
};

/** Until the price arrives, the button only says why it is disabled; the steps may also render again before that. */
async function confirmOnceAllowed(canvas: Parameters<NonNullable<SiteStory['play']>>[0]['canvas']): Promise<void> {
  const confirm = { name: text['registration.review.confirm'] };
  await waitFor(() => expect(canvas.getByRole('button', confirm)).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(canvas.getByRole('button', confirm));
}

/** After confirmation, the registration's own page follows. */
export const ReviewAndConfirm: SiteStory = {
  args: at('review'),
  parameters: {
    msw: [
      http.post('/quotes', ({ response }) => response(200).json(quote)),
      http.post('/registrations', ({ response }) =>
        response(201).json({ registration: registrationIn('en'), key: 'the-key' }),
      ),
      http.get('/registrations/{registrationId}/confirmation', ({ response }) =>
        response(200).json({ registration: registrationIn('en'), key: 'the-key' }),
      ),
      http.get('/registrations/{registrationId}/own-details', ({ response }) =>
        response(200).json({ party: {}, members: [], hasHealth: false }),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await confirmOnceAllowed(canvas);
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: text['confirmation.title.pendingPayment'].replace('{name}', 'Ana'),
      }),
    ).toBeVisible();
  },
};

/** The price differs from the one shown: nothing is registered, and the new price must be confirmed. */
export const PriceChanged: SiteStory = {
  args: at('review'),
  parameters: {
    msw: [
      http.post('/quotes', ({ response }) => response(200).json(quote)),
      http.post('/registrations', ({ response }) =>
        response.untyped(refusal(409, 'quote-changed', { quotedTotalCents: 825_00, totalCents: 845_00 })),
      ),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await confirmOnceAllowed(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: text['registration.review.failed'] })).toHaveFocus());
  },
};

export const NotYetOpen: SiteStory = {
  parameters: {
    msw: [
      http.get('/events', ({ query, response }) => {
        const event = eventIn(query.get('lng'));
        return response(200).json({
          items: [{ ...event, registration: { ...event.registration, state: 'notYetOpen' } }],
        });
      }),
      ...everyPage,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', nextStep)).toBeNull();
  },
};

export const InSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /corrija/ })).toHaveFocus());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
