import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const days = ['Friday: arrival and Adoration', 'Saturday: talks and confession', 'Sunday: Mass and farewell'];

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: days.map((day) => <Text key={day}>{day}</Text>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: 'xs' } };

export const Centered: Story = { args: { align: 'center', gap: 'l' } };

export const AsList: Story = {
  args: { as: 'ol', children: days.map((day) => <li key={day}>{day}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(days.length);
  },
};
