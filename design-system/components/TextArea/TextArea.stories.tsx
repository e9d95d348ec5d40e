import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Your prayer request', name: 'prayerRequest', value: '', onChange: fn(), isRequired: true },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'As much or as little as you like.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Your prayer request' });
    await expect(area).toHaveAccessibleDescription('As much or as little as you like.');
    await userEvent.click(canvas.getByText('Your prayer request'));
    await userEvent.keyboard('For my brother.{Enter}For peace.');
    await expect(area).toHaveValue('For my brother.\nFor peace.');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Write your request.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Error: Write your request.');
  },
};

export const OptionalInSpanish: Story = {
  args: { label: 'Algo más que debamos saber', isRequired: false },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Algo más que debamos saber (opcional)' })).toBeVisible();
  },
};
