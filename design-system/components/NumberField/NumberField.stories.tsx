import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { NumberField } from './NumberField.tsx';

const Controlled = controlled(NumberField);

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: {
    label: 'Age',
    name: 'age',
    hint: 'In whole years, on the first day of the event.',
    value: '',
    onChange: fn(),
    width: 3,
    isRequired: true,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.type(input, '42');
    await expect(input).toHaveValue('42');
  },
};

export const KeepsWhatWasTyped: Story = {
  args: { errorMessage: 'Write the age in figures, such as 42.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' });
    await userEvent.type(input, 'forty-two');
    await expect(input).toHaveValue('forty-two');
    await expect(input).toHaveAccessibleDescription(
      'In whole years, on the first day of the event. Error: Write the age in figures, such as 42.',
    );
  },
};

export const InSpanish: Story = {
  args: { label: 'Edad', hint: 'En años cumplidos, el primer día del evento.' },
  globals: { language: 'es' },
};
