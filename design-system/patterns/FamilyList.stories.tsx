import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FamilyList } from './FamilyList.tsx';
import { family, registrationWords } from './registration.fixtures.ts';

const meta = {
  title: 'Patterns/FamilyList',
  component: FamilyList,
  args: { words: registrationWords.en, people: family, onChange: fn() },
  render: function Render(args) {
    const [people, setPeople] = useState(args.people);
    return (
      <FamilyList
        {...args}
        people={people}
        onChange={(next) => {
          setPeople(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FamilyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Who is coming' })).toHaveAccessibleDescription('Everyone, children too.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Saved too early, put right, saved; all by keyboard. */
export const AddingByKeyboard: Story = {
  args: { people: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No active members found')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('Rosa{Tab}Ruiz{Tab}seventy{Tab}{Enter}');
    const age = canvas.getByRole('textbox', { name: 'Age' });
    await expect(age).toHaveAccessibleDescription('Error: Write the age in figures, such as 42.');
    await expect(age).toHaveValue('seventy');
    await userEvent.clear(age);
    await userEvent.type(age, '70{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'person-1', firstName: 'Rosa', lastName: 'Ruiz', age: '70' }]);
    await expect(canvas.getByRole('button', { name: 'Add a person' })).toHaveFocus();
  },
};

export const ChangingByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Luis Hernández' }));
    const age = canvas.getByRole('textbox', { name: 'Age' });
    await expect(age).toHaveValue('12');
    await userEvent.clear(age);
    await userEvent.type(age, '13');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this person' }));
    await expect(canvas.getByText('13 years')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Luis Hernández' })).toHaveFocus();
  },
};

export const EmptyWithError: Story = {
  args: { people: [], errorMessage: 'Add at least one person.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Everyone, children too. Error: Add at least one person.');
  },
};

export const InSpanish: Story = {
  args: { words: registrationWords.es },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar José Antonio Hernández de la Cruz' }));
    await expect(canvas.getByRole('button', { name: 'Cambiar Luis Hernández' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
