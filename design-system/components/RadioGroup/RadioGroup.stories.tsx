import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const Controlled = controlled(RadioGroup);

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How would you like to pay?',
    name: 'paymentMethod',
    options: [
      { value: 'zelle', label: 'Zelle', description: 'From your bank, at no charge. You get the reference to write in the memo.' },
      { value: 'check', label: 'Check', description: 'By post, at least two weeks before.' },
      { value: 'cash', label: 'Cash, on arrival' },
    ],
    value: '',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
    const zelle = canvas.getByRole('radio', { name: 'Zelle' });
    await expect(zelle).not.toBeChecked();
    await expect(zelle).toHaveAccessibleDescription('From your bank, at no charge. You get the reference to write in the memo.');
    await userEvent.click(canvas.getByText('Cash, on arrival'));
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Check' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Check' })).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { hint: 'Nothing is charged now.', errorMessage: 'Choose how you would like to pay.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Nothing is charged now. Error: Choose how you would like to pay.',
    );
  },
};

export const InSpanish: Story = {
  args: {
    label: '¿Dónde pasará la noche?',
    name: 'lodging',
    options: [
      { value: 'room', label: 'En una habitación de la casa' },
      { value: 'none', label: 'En otro lugar: viene solo durante el día' },
    ],
    value: 'room',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
