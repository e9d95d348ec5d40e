import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
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

export const Fields: Story = {
  args: {
    columns: 2,
    align: 'end',
    children: [
      <TextField
        key="phone"
        name="phone"
        label="Phone"
        hint="We add +1 to ten-digit numbers"
        value=""
        onChange={() => undefined}
      />,
      <TextField
        key="email"
        name="email"
        label="Email"
        hint="This person is registered for this event already, with another phone number and with the same email address."
        value=""
        onChange={() => undefined}
      />,
    ],
  },
  play: async ({ canvas }) => {
    const [phone, email] = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect());
    await expect(email?.bottom).toBe(phone?.bottom);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
