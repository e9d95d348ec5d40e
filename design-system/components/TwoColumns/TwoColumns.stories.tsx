import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { TwoColumns } from './TwoColumns.tsx';

const meta = {
  title: 'Layout/TwoColumns',
  component: TwoColumns,
  args: {
    children: <Text>The form, one question after the other.</Text>,
    aside: <Text>The price, always in sight.</Text>,
  },
} satisfies Meta<typeof TwoColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByText(/^The form/);
    const price = canvas.getByText(/^The price/);
    // The reading order is the same in every layout.
    await expect(form.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
