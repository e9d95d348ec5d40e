import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading the events…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeVisible();
  },
};

export const RingAlone: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const InSpanish: Story = { args: { label: 'Cargando los eventos…' }, globals: { language: 'es' } };
