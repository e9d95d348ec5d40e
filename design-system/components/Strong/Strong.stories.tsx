import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Strong } from './Strong.tsx';

const meta = {
  title: 'Content/Strong',
  component: Strong,
  args: { children: 'R-4F7K' },
  render: (args) => (
    <Text>
      Write <Strong {...args} /> in the memo of your payment.
    </Text>
  ),
} satisfies Meta<typeof Strong>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
