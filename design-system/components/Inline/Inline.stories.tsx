import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: [
      <Button key="review" tone="primary">
        Review my registration
      </Button>,
      <Button key="later">Finish later</Button>,
      <Button key="clear" tone="quiet">
        Clear the form
      </Button>,
    ],
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
