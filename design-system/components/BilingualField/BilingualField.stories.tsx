import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BilingualField } from './BilingualField.tsx';
import type { BilingualFieldProps } from './BilingualField.tsx';

const languages = [
  { code: 'en', label: 'English', name: 'name-en', value: '' },
  { code: 'es', label: 'Spanish', name: 'name-es', value: '' },
];

function Controlled({ languages: given, onChange, ...props }: BilingualFieldProps) {
  const [values, setValues] = useState(given);
  return (
    <BilingualField
      {...props}
      languages={values}
      onChange={(code, value) => {
        setValues((before) => before.map((each) => (each.code === code ? { ...each, value } : each)));
        onChange(code, value);
      }}
    />
  );
}

const meta = {
  title: 'Forms/BilingualField',
  component: BilingualField,
  args: { label: 'Name', languages, onChange: fn(), isRequired: true },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof BilingualField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Name' }));
    const [english, spanish] = [
      group.getByRole('textbox', { name: 'English' }),
      group.getByRole('textbox', { name: 'Spanish' }),
    ];
    await expect(spanish).toHaveAttribute('lang', 'es');
    await expect(spanish).toBeRequired();
    await userEvent.type(english, 'Rest');
    await userEvent.tab();
    await expect(spanish).toHaveFocus();
    await userEvent.keyboard('Descanso');
    await expect(args.onChange).toHaveBeenLastCalledWith('es', 'Descanso');
    await expect(english).toHaveValue('Rest');
  },
};

export const Long: Story = {
  args: {
    label: 'What to bring',
    hint: 'Blank lines separate paragraphs.',
    isLong: true,
    isRequired: false,
    languages: [
      { code: 'en', label: 'English', name: 'packing-en', value: 'Bring a Bible.\n\nAnd warm clothes.' },
      { code: 'es', label: 'Spanish', name: 'packing-es', value: 'Traiga una Biblia.\n\nY ropa abrigada.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Blank lines separate paragraphs.');
    await expect(canvas.getByRole('textbox', { name: 'Spanish (optional)' })).toHaveValue(
      'Traiga una Biblia.\n\nY ropa abrigada.',
    );
  },
};

export const HalfWritten: Story = {
  args: {
    languages: [
      { code: 'en', label: 'English', name: 'half-en', value: 'Rest and quiet' },
      { code: 'es', label: 'Spanish', name: 'half-es', value: '', errorMessage: 'Write this in Spanish too.' },
    ],
  },
  play: async ({ canvas }) => {
    const spanish = canvas.getByRole('textbox', { name: 'Spanish' });
    await expect(spanish).toBeInvalid();
    await expect(spanish).toHaveAccessibleDescription('Error: Write this in Spanish too.');
    await expect(canvas.getByRole('textbox', { name: 'English' })).toBeValid();
  },
};

export const OnAPhoneInSpanish: Story = {
  args: {
    label: 'Nombre',
    languages: [
      { code: 'en', label: 'Inglés', name: 'phone-en', value: 'Retreat of rest and quiet by the sea' },
      { code: 'es', label: 'Español', name: 'phone-es', value: 'Retiro de descanso y silencio junto al mar' },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [english, spanish] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect());
    await expect(spanish?.top ?? 0).toBeGreaterThan(english?.bottom ?? 0);
  },
};
