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
      { label: 'Heading', before: '# ', startsLine: true, keys: { code: 'Digit1', isShifted: true } },
      { label: 'Point of a list', before: '- ', startsLine: true, keys: { code: 'Digit8', isShifted: true } },
      { label: 'Link', before: '[', after: '](https://)', keys: { code: 'KeyK' } },
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

/** Shortcuts are listed with the hint, insert the same marks as their buttons, and are announced. Tab leaves the text. */
export const ByKeyboard: Story = {
  args: { hint: 'An empty line begins a new paragraph.' },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox', { name: 'Text' });
    await expect(area).toHaveAccessibleDescription(
      /An empty line begins a new paragraph. Keyboard shortcuts: Heading: (Ctrl|Cmd)\+Shift\+1, .* Link: (Ctrl|Cmd)\+K\./,
    );
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}[Digit1]{/Shift}{/Control}');
    await expect(area).toHaveValue('# ');
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('Heading was inserted.');
    await waitFor(() => expect(area).toHaveProperty('selectionStart', 2));
    await userEvent.keyboard('Come and pray');
    await userEvent.keyboard('{Meta>}{Shift>}[Digit8]{/Shift}{/Meta}');
    await expect(area).toHaveValue('# Come and pray\n- ');
    await waitFor(() => expect(area).toHaveProperty('selectionStart', 18));
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    await expect(area).toHaveValue('# Come and pray\n- [](https://)');
    await waitFor(() => expect(area).toHaveProperty('selectionStart', 19));
    await userEvent.keyboard('here');
    await expect(area).toHaveValue('# Come and pray\n- [here](https://)');
    // Control and Alt together are AltGr, which types characters.
    await userEvent.keyboard('{Control>}{Alt>}[KeyK]{/Alt}{/Control}');
    await expect(area).toHaveValue('# Come and pray\n- [here](https://)');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(area).toHaveFocus();
  },
};

/** A mark for the start of a line is inserted at the start of every selected line. */
export const SelectedLines: Story = {
  args: { value: 'Bread\nWine' },
  play: async ({ canvas }) => {
    const area: HTMLTextAreaElement = canvas.getByRole('textbox', { name: 'Text' });
    area.focus();
    area.select();
    await userEvent.keyboard('{Control>}{Shift>}[Digit8]{/Shift}{/Control}');
    await expect(area).toHaveValue('- Bread\n- Wine');
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Atajos de teclado: .*\+Mayús\+1/);
  },
};

export const OnAPhone: Story = {
  args: { hint: 'An empty line begins a new paragraph.', value: 'Dear friends,' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
