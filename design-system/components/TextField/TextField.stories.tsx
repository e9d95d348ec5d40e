import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { TextField } from './TextField.tsx';

const Controlled = controlled(TextField);

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'First name', name: 'firstName', value: '', onChange: fn(), isRequired: true },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { autoComplete: 'given-name' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).toHaveAttribute('id', 'firstName');
    await expect(input).toHaveAttribute('autocomplete', 'given-name');
    await expect(input).toBeRequired();
    await expect(input).not.toHaveAttribute('required');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('First name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ana María');
    await expect(input).toHaveValue('Ana María');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana María');
  },
};

export const WithHint: Story = {
  args: {
    label: 'E-mail',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    hint: 'We send the confirmation there.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toHaveAccessibleDescription('We send the confirmation there.');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
};

export const WithError: Story = {
  args: {
    label: 'E-mail',
    name: 'email',
    type: 'email',
    value: 'ana@',
    hint: 'We send the confirmation there.',
    errorMessage: 'Write the whole address, such as ana@example.org.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'We send the confirmation there. Error: Write the whole address, such as ana@example.org.',
    );
    await expect(input).toHaveValue('ana@');
  },
};

export const Optional: Story = {
  args: { label: 'Phone', name: 'phone', type: 'tel', autoComplete: 'tel', width: 20, isRequired: false },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone (optional)' });
    await expect(input).not.toBeRequired();
    await userEvent.click(input);
    await userEvent.paste('+1 (305) 555-0142');
    await expect(input).toHaveValue('+1 (305) 555-0142');
  },
};

export const OptionalInSpanish: Story = {
  args: {
    label: 'Nombre y apellidos de la persona a la que debemos llamar en una emergencia',
    name: 'emergency',
    isRequired: false,
    errorMessage: 'Escriba el nombre.',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /emergencia \(opcional\)$/ });
    await expect(input).toHaveAccessibleDescription('Error: Escriba el nombre.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'Ana María' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
