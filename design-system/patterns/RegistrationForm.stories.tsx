import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyRegistration, filledRegistration, registrationWords } from './registration.fixtures.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const meta = {
  title: 'Patterns/RegistrationForm',
  component: RegistrationForm,
  args: { words: registrationWords.en, initial: emptyRegistration, onDone: fn() },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Register for the convention in New York' })).toBeVisible();
    await expect(canvas.getByText('The price appears here as you add people.')).toBeVisible();
  },
};

/** All wrong, then put right one after the other, by keyboard, from the summary. */
export const MendedFromTheSummary: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Review the registration' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
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
    await userEvent.keyboard('Rosa{Tab}Ruiz{Tab}70{Tab}{Enter}');
    await expect(canvas.getByText('New total: $100')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how you would like to pay.' }));
    await expect(canvas.getByRole('radio', { name: 'Zelle' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Review the registration' }));
    await expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ phone: '+1 (305) 555-0142', payment: 'zelle' }));
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  },
};

export const Filled: Story = {
  args: { initial: filledRegistration },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Price' })).toHaveTextContent('$300.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Luis Hernández' }));
    await expect(canvas.getByText('New total: $200')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Review the registration' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const InSpanishOnAPhone: Story = {
  args: { words: registrationWords.es, initial: { ...filledRegistration, phone: '305 555 0142' } },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar la inscripción' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Empiece el número con + y el código del país.' }));
    const phone = canvas.getByRole('textbox', { name: 'Teléfono' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('305 555 0142');
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
