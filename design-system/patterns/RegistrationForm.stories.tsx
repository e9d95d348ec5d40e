import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { http } from './api.fixtures.ts';
import type { Schemas } from './api.fixtures.ts';
import { confirmationOf, quoteOf, refusal } from './registration-answers.fixtures.ts';
import { emptyRegistration, filledRegistration, registrationWords } from './registration.fixtures.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const priced = http.post('/quotes', async ({ request, response }) => response(200).json(quoteOf(await request.json())));
const taken = http.post('/registrations', async ({ request, response }) =>
  response(201).json(confirmationOf(await request.json())),
);
const refused = (problem: Schemas['Problem']) =>
  http.post('/registrations', ({ response }) =>
    response.untyped(HttpResponse.json(problem, { status: problem.status })),
  );
const unreachable = () => HttpResponse.error();

const meta = {
  title: 'Patterns/RegistrationForm',
  component: RegistrationForm,
  args: {
    words: registrationWords.en,
    eventId: 'new-york-convention-2026',
    initial: emptyRegistration,
    sendingKey: 'a-key-of-this-registration',
  },
  parameters: { msw: [priced, taken] },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Register for the convention in New York' }),
    ).toBeVisible();
    await expect(canvas.getByText('The price appears here as you add people.')).toBeVisible();
  },
};

/** All wrong, then put right one after the other, by keyboard, from the summary. */
export const MendedFromTheSummary: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Send the registration' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name is required.',
      'Last name is required.',
      'Write the whole address, such as ana@example.org.',
      'Begin the number with + and the code of the country.',
      'Add at least one person.',
      'Choose how you would like to pay.',
    ]);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('Ana{Tab}Ruiz{Tab}ana@example.org{Tab}+1 (305) 555-0142');
    await userEvent.click(canvas.getByRole('link', { name: 'Add at least one person.' }));
    await expect(canvas.getByRole('button', { name: 'Add a person' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The editor takes the focus once it is painted.
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'First name' }).at(-1)).toHaveFocus());
    await userEvent.keyboard('Rosa{Tab}Ruiz{Tab}70{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByText('New total: $100')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how you would like to pay.' }));
    await expect(canvas.getByRole('radio', { name: 'Zelle' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the registration' }));
    await waitFor(() =>
      expect(canvas.getAllByText('You are registered. Your reference is NY-7F3K2.')[0]).toBeVisible(),
    );
  },
};

export const Filled: Story = {
  args: { initial: filledRegistration },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Price' })).toHaveTextContent('$225.00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Luis Hernández' }));
    await waitFor(() => expect(canvas.getByText('New total: $200')).toBeInTheDocument());
  },
};

export const Sending: Story = {
  args: { initial: filledRegistration },
  parameters: {
    msw: [
      priced,
      http.post('/registrations', async () => {
        await delay('infinite');
        return unreachable();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the registration' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveFocus();
  },
};

/** Nothing is lost when no answer comes, and the second try arrives. */
export const SentAtTheSecondTry: Story = {
  args: { initial: filledRegistration },
  parameters: { msw: [priced, http.post('/registrations', unreachable)] },
  play: async ({ canvas, msw }) => {
    const send = canvas.getByRole('button', { name: 'Send the registration' });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getAllByText(/the server cannot be reached/)[0]).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@example.org');
    msw.use(taken);
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getAllByText(/You are registered/)[0]).toBeVisible());
  },
};

/** What the API alone can know is said where it belongs. */
export const RefusedForAnAnswer: Story = {
  args: { initial: filledRegistration },
  parameters: {
    msw: [
      priced,
      refused(refusal(400, 'invalid-request', [{ in: 'body', pointer: '/contact/phone', rule: 'pattern' }])),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the registration' }));
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Begin the number with + and the code of the country.' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
};

export const PriceChanged: Story = {
  args: { initial: filledRegistration },
  parameters: { msw: [priced, refused(refusal(409, 'quote-changed'))] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the registration' }));
    await waitFor(() => expect(canvas.getAllByText(/The price has changed meanwhile/)[0]).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  },
};

export const PriceLost: Story = {
  args: { initial: filledRegistration },
  parameters: { msw: [http.post('/quotes', unreachable)] },
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(priced);
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Price' })).toHaveTextContent('$225.00'));
  },
};

export const InSpanishOnAPhone: Story = {
  args: { words: registrationWords.es, initial: { ...filledRegistration, phone: '305 555 0142' } },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Precio' })).toHaveTextContent('$225.00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar la inscripción' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Empiece el número con + y el código del país.' }));
    const phone = canvas.getByRole('textbox', { name: 'Teléfono' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('305 555 0142');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
