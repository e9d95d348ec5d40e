import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Emphasis } from './Emphasis.tsx';

const meta = {
  title: 'Content/Emphasis',
  component: Emphasis,
  args: { children: 'Christ' },
  render: (args) => (
    <Text>
      The word <Emphasis {...args} /> means the anointed one.
    </Text>
  ),
} satisfies Meta<typeof Emphasis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Christ')).toHaveRole('emphasis');
  },
};

export const InSpanish: Story = {
  args: { children: 'Cristo' },
  globals: { language: 'es' },
  render: (args) => (
    <Text>
      La palabra <Emphasis {...args} /> quiere decir el ungido.
    </Text>
  ),
};
