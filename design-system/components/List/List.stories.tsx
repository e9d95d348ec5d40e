import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
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

/** A link that is a whole item is a full-size target; a link within text is as high as its line. */
export const Links: Story = {
  args: {
    items: [
      <Link key="profile" href="#profile">
        Your details
      </Link>,
      <>
        or <Link href="#closing">close your account</Link>
      </>,
    ],
  },
  play: async ({ canvas }) => {
    const [alone, amongWords] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    await expect(alone).toBeGreaterThanOrEqual(44);
    await expect(amongWords).toBeLessThan(44);
  },
};
