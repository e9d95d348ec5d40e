import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List } from './List.tsx';

const meta = {
  title: 'Content/List',
  component: List,
  args: { items: ['A Bible, if you have one', 'A jacket for the evening', 'Your medicines for three days'] },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Ordered: Story = {
  args: { ordered: true, items: ['Register your family', 'Pay by Zelle', 'Come on Friday from four'] },
};
