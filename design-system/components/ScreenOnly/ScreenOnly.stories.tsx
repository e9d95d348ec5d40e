import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { ScreenOnly } from './ScreenOnly.tsx';

const meta = {
  title: 'Layout/ScreenOnly',
  component: ScreenOnly,
  args: { children: <Text>To print this page, use the button below.</Text> },
} satisfies Meta<typeof ScreenOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To print this page, use the button below.')).toBeVisible();
  },
};

export const InSpanish: Story = {
  args: { children: <Text>Para imprimir esta página, use el botón de abajo.</Text> },
  globals: { language: 'es' },
};
