import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    columns: 3,
    children: ['Silence', 'Teaching', 'Confession'].map((word) => (
      <Text key={word}>{word}: a part of every retreat here, at its own hour and without hurry.</Text>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoColumns: Story = { args: { columns: 2 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
