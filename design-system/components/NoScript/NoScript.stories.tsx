import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoScript } from './NoScript.tsx';

const meta = {
  title: 'Layout/NoScript',
  component: NoScript,
  args: { children: 'Please write to us instead.' },
} satisfies Meta<typeof NoScript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please write to us instead.').getClientRects()).toHaveLength(0);
  },
};
