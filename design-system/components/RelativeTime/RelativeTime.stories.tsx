import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { List } from '../List/List.tsx';
import { Link } from '../Link/Link.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Data/RelativeTime',
  component: RelativeTime,
  args: { at: '2027-03-18T14:05:00', now: '2027-03-20T15:30:00' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

const fullDate = /Thursday, March 18, 2027 at 2:05/;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('2 days ago');
    await expect(words).toBeVisible();
    await expect(words).toHaveAttribute('datetime', '2027-03-18T14:05:00');
    // Always read by screen readers, but visible only on hover and focus.
    const full = canvas.getByText(fullDate);
    await expect(full.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.hover(words);
    await expect(full.getBoundingClientRect().width).toBeGreaterThan(50);
    await userEvent.keyboard('{Escape}');
    await expect(full.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.unhover(words);
    await userEvent.tab();
    await expect(full.getBoundingClientRect().width).toBeGreaterThan(50);
    await userEvent.tab();
    await expect(full.getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** Safari does not focus a tapped button: a tap elsewhere closes the full date all the same. */
export const TappedWithoutFocus: Story = {
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByText('2 days ago'));
    const full = canvas.getByText(fullDate);
    await waitFor(() => expect(full.getBoundingClientRect().width).toBeGreaterThan(50));
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(full.getBoundingClientRect().width).toBeLessThan(2));
  },
};

export const JustNow: Story = { args: { at: '2027-03-20T15:29:40' } };

export const Soon: Story = { args: { at: '2027-03-20T18:45:00' } };

export const LongAgo: Story = {
  args: { at: '2026-11-02T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 2, 2026')).toBeVisible();
  },
};

/** Beside the full date, it is text only. */
export const BesideTheDate: Story = {
  args: { focus: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days ago')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(fullDate)).toBeNull();
  },
};

export const InSpanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('hace 2 días')).toBeVisible();
    await expect(canvas.getByText(/jueves, 18 de marzo de 2027/)).toBeInTheDocument();
  },
};

/** In rows with a link it is not a separate tab stop: focusing the row's link shows the full date. */
export const InRows: Story = {
  args: { focus: 'row' },
  render: (args) => (
    <List
      items={['Elena Morales', 'Daniel Brooks'].map((name) => (
        <span key={name}>
          <Link href={`#${name}`}>{name}</Link>, <RelativeTime {...args} />
        </span>
      ))}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(fullDate);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Elena Morales' })).toHaveFocus();
    await expect(first?.getBoundingClientRect().width).toBeGreaterThan(50);
    await expect(second?.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Daniel Brooks' })).toHaveFocus();
    await expect(first?.getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** In a row without a link it takes the focus itself. */
export const InRowsWithoutLinks: Story = {
  args: { focus: 'row' },
  render: (args) => (
    <List
      items={['Elena Morales', 'Daniel Brooks'].map((name) => (
        <span key={name}>
          {name}, <RelativeTime {...args} />
        </span>
      ))}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(fullDate);
    await userEvent.tab();
    await expect(first?.getBoundingClientRect().width).toBeGreaterThan(50);
    await userEvent.tab();
    await expect(first?.getBoundingClientRect().width).toBeLessThan(2);
    await expect(second?.getBoundingClientRect().width).toBeGreaterThan(50);
  },
};
