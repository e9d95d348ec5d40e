import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';

const Controlled = controlled(PasswordField);

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', value: '', onChange: fn(), isRequired: true },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(input, 'candle');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password (Password)' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(await canvas.findByText('Your password is visible')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(await canvas.findByText('Your password is hidden')).toBeInTheDocument();
    await expect(input).toHaveValue('candle');
  },
};

export const HiddenAgainOnSubmit: Story = {
  args: { autoComplete: 'new-password', hint: '8 to 12 characters.' },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Controlled {...args} />
      <Button type="submit">Log in</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAccessibleDescription('8 to 12 characters.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password (Password)' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
};

export const WithErrorInSpanish: Story = {
  args: { label: 'Contraseña', errorMessage: 'Escriba su contraseña.' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription('Error: Escriba su contraseña.');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña (Contraseña)' }));
    await expect(canvas.getByRole('button', { name: 'Ocultar la contraseña (Contraseña)' })).toHaveFocus();
  },
};
