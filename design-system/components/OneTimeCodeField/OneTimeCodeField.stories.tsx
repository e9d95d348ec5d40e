import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const Controlled = controlled(OneTimeCodeField);

const meta = {
  title: 'Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: {
    label: 'Code from the letter',
    name: 'code',
    hint: 'Six digits, good for ten minutes.',
    value: '',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the letter' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).not.toHaveAttribute('maxlength');
    await userEvent.click(input);
    await userEvent.paste('482 913');
    await expect(input).toHaveValue('482 913');
  },
};

export const Wrong: Story = {
  args: { value: '482914', errorMessage: 'This is not the code that we sent. 4 tries are left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Six digits, good for ten minutes. Error: This is not the code that we sent. 4 tries are left.',
    );
  },
};

export const InSpanish: Story = {
  args: { label: 'Código de la carta', hint: 'Seis cifras, válidas durante diez minutos.' },
  globals: { language: 'es' },
};
