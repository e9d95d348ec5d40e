import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I am coming too', name: 'isComing', isSelected: false, onChange: fn() },
  render: function Render(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return <Checkbox {...args} isSelected={isSelected} onChange={setSelected} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I am coming too' });
    await userEvent.click(canvas.getByText('I am coming too'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveFocus();
  },
};

export const WithHintAndError: Story = {
  args: {
    label: 'I have read the house rules',
    name: 'rules',
    hint: 'They fit on one page.',
    errorMessage: 'Confirm that you have read the house rules.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'They fit on one page. Error: Confirm that you have read the house rules.',
    );
  },
};

export const SelectedInSpanish: Story = {
  args: { label: 'Yo también asistiré', isSelected: true },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Yo también asistiré' })).toBeChecked();
  },
};
