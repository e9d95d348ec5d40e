import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MarkupArea } from './MarkupArea.tsx';

const meta = {
  title: 'Forms/MarkupArea',
  component: MarkupArea,
  args: {
    label: 'Text',
    name: 'text',
    value: '',
    onChange: fn(),
    isRequired: true,
    insertionsLabel: 'Insert',
    insertions: [
      { label: 'Heading', before: '# ', startsLine: true },
      { label: 'Point of a list', before: '- ', startsLine: true },
      { label: 'Link', before: '[', after: '](https://)' },
      { label: 'First name', before: '{firstName}' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <MarkupArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof MarkupArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'An empty line begins a new paragraph.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.type(area, 'Dear ');
    await userEvent.click(canvas.getByRole('button', { name: 'First name' }));
    await expect(area).toHaveValue('Dear {firstName}');
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await expect(area).toHaveValue('Dear {firstName}\n# ');
  },
};

export const WithError: Story = {
  args: { value: 'Dear {name},', errorMessage: '{name} is not a field.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const InSpanish: Story = {
  args: { label: 'Texto', insertionsLabel: 'Insertar', language: 'es', value: 'Queridos amigos:' },
  globals: { language: 'es' },
};
