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
      {
        value: 'zelle',
        label: 'Zelle',
        description: 'From your bank, at no charge. You get the reference to write in the memo.',
      },
      { value: 'check', label: 'Check', description: 'By mail, at least two weeks before.' },
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
    await expect(zelle).toHaveAccessibleDescription(
      'From your bank, at no charge. You get the reference to write in the memo.',
    );
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
    const entry = /^Nothing is charged now\. Error: Choose how you would like to pay\. From your bank/;
    await userEvent.tab();
    const zelle = canvas.getByRole('radio', { name: 'Zelle' });
    await expect(zelle).toHaveFocus();
    await expect(zelle).toHaveAccessibleDescription(entry);
    // Screen readers that read group descriptions would read it twice.
    await expect(canvas.getByRole('group')).not.toHaveAccessibleDescription();
    // It is not repeated with each arrow key.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Check' })).toHaveAccessibleDescription(
      'By mail, at least two weeks before.',
    );
    await expect(zelle).toHaveAccessibleDescription(entry);
  },
};

/** Tab goes to the chosen option, so the error describes that option. */
export const ChosenWithError: Story = {
  args: { value: 'cash', errorMessage: 'Cash is not taken for this event.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cash, on arrival' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Cash, on arrival' })).toHaveAccessibleDescription(
      'Error: Cash is not taken for this event.',
    );
    await expect(canvas.getByRole('radio', { name: 'Zelle' })).toHaveAccessibleDescription(/^From your bank/);
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

export const WithErrorInSpanish: Story = {
  args: { ...InSpanish.args, value: '', errorMessage: 'Elija dónde pasará la noche.' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'En una habitación de la casa' })).toHaveAccessibleDescription(
      'Error: Elija dónde pasará la noche.',
    );
    // The error line at the side runs from the question to the last option.
    const group = canvas.getByRole('group');
    const marked = group.parentElement;
    if (!marked) throw new Error('Nothing is around the group');
    await expect(marked.getBoundingClientRect().top).toBe(group.getBoundingClientRect().top);
    await expect(parseFloat(getComputedStyle(marked, '::before').height)).toBeCloseTo(
      group.getBoundingClientRect().height,
      0,
    );
  },
};
