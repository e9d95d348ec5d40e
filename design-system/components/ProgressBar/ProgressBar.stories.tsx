import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Preparing the list…', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Preparing the list…' });
    await expect(bar.position).toBe(0.4);
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

export const OfManyRows: Story = {
  args: { value: 1500, max: 2000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('75%')).toBeVisible();
  },
};

export const NotKnown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(-1);
  },
};

export const InSpanish: Story = {
  args: { label: 'Preparando la lista…' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};
