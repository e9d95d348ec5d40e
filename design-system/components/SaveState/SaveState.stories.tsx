import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveState } from './SaveState.tsx';

const meta = {
  title: 'Forms/SaveState',
  component: SaveState,
  args: { state: 'saved', text: 'Saved on this device for 7 days' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Saved on this device for 7 days')).toHaveLength(1);
  },
};

export const Idle: Story = { args: { state: 'idle', text: 'What you type is kept on this device for 7 days.' } };

export const Saving: Story = { args: { state: 'saving', text: 'Saving…' } };

export const FailedInSpanish: Story = {
  args: { state: 'failed', text: 'No se pudo guardar. Mantenga abierta esta página.' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    const [shown, said] = canvas.getAllByText('No se pudo guardar. Mantenga abierta esta página.');
    await expect(shown).toBeVisible();
    await expect(said?.parentElement).toHaveAttribute('aria-live', 'polite');
  },
};
