import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Content/Quote',
  component: Quote,
  args: { text: 'The words of the passage are set in the serif, in lines of their own length.', source: 'Book 1:2' },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Verse: Story = {
  args: { text: 'A first line of verse,\na second line of verse,\nand a third.', source: undefined },
};

export const OtherLanguage: Story = {
  args: { text: 'Un pasaje en la otra lengua.', source: 'Libro 1:2', lang: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un pasaje en la otra lengua.')).toHaveAttribute('lang', 'es');
  },
};
