import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Letter } from './Letter.tsx';

const meta = {
  title: 'Content/Letter',
  component: Letter,
  args: {
    text: 'Is there a train from the city?\n\nWe are six people, two of them with a wheelchair, and would come on Friday evening.',
  },
} satisfies Meta<typeof Letter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherLanguage: Story = {
  args: { text: 'Somos seis personas.', lang: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Somos seis personas.')).toHaveAttribute('lang', 'es');
  },
};

export const InSpanishOnAPhone: Story = {
  args: { text: `¿Hay un tren desde la ciudad? ${'https://example.org/'.repeat(8)}` },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
