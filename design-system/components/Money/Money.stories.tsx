import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { cents: 28_000, currency: 'USD' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$280')).toBeVisible();
  },
};

export const WithCents: Story = {
  args: { cents: 123_450 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,234.50')).toBeVisible();
  },
};

export const InAColumn: Story = {
  args: { showCents: 'always' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$280.00')).toBeVisible();
  },
};

export const InSpanish: Story = {
  args: { cents: 123_450 },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,234.50')).toBeVisible();
  },
};
