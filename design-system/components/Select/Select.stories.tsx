import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Select } from './Select.tsx';

const Controlled = controlled(Select);

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Rooms',
    name: 'rooms',
    hint: 'A room holds up to 4 people; small children are not counted.',
    options: [
      { value: '0', label: 'No room' },
      { value: '1', label: '1 room' },
      { value: '2', label: '2 rooms' },
    ],
    value: '1',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Rooms' });
    await expect(select).toHaveDisplayValue('1 room');
    await expect(select).toHaveAccessibleDescription('A room holds up to 4 people; small children are not counted.');
    await userEvent.selectOptions(select, '2');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(select).toHaveDisplayValue('2 rooms');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(select).toHaveFocus();
  },
};

export const WithPlaceholder: Story = {
  args: { label: 'Report', name: 'report', hint: undefined, placeholder: 'Choose a report', value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Report' })).toHaveDisplayValue('Choose a report');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Everyone who stays the night needs a room.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(
      'A room holds up to 4 people; small children are not counted. Error: Everyone who stays the night needs a room.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, hint: 'No reports available.' } };

export const LongSpanish: Story = {
  args: {
    label: 'Alojamiento',
    hint: undefined,
    options: [{ value: '1', label: 'Una habitación para cuatro personas con entrada por el jardín' }],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
