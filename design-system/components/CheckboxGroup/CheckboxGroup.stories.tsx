import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Which meals will you eat with us?',
    name: 'meals',
    hint: 'Choose as many as you like.',
    options: [
      { value: 'friday', label: 'Supper on Friday' },
      { value: 'saturday', label: 'Lunch on Saturday', description: 'A soup for those who fast.' },
      { value: 'sunday', label: 'Lunch on Sunday' },
    ],
    values: [],
    onChange: fn(),
  },
  render: function Render(args) {
    const [values, setValues] = useState(args.values);
    return (
      <CheckboxGroup
        {...args}
        values={values}
        onChange={(next) => {
          setValues(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Which meals will you eat with us?' });
    await expect(group).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('checkbox', { name: 'Lunch on Saturday' })).toHaveAccessibleDescription(
      'A soup for those who fast.',
    );
    await userEvent.click(canvas.getByText('Lunch on Sunday'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'Supper on Friday' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['friday', 'sunday']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['sunday']);
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Choose at least one meal.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole('checkbox');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Choose as many as you like. Error: Choose at least one meal.');
    await expect(second).not.toHaveAccessibleDescription(/Error/);
  },
};

export const SomeChosen: Story = {
  args: { values: ['friday', 'saturday'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'Lunch on Sunday' })).not.toBeChecked();
  },
};

export const InSpanish: Story = {
  args: {
    label: '¿En qué puede ayudarnos durante la convención?',
    name: 'service',
    hint: 'Marque todo lo que quiera; también puede no marcar nada.',
    options: [
      { value: 'welcome', label: 'Recibir a las familias y acompañarlas hasta sus habitaciones' },
      { value: 'kitchen', label: 'Cocina', description: 'El sábado, desde las seis de la mañana.' },
      { value: 'children', label: 'Cuidar a los niños' },
    ],
    values: ['kitchen'],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Cocina' })).toBeChecked();
  },
};
