import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Content/Link',
  component: Link,
  args: { href: '/events', children: 'See upcoming retreats' },
  render: (args) => (
    <Text>
      Not sure yet? <Link {...args} /> or write to us.
    </Text>
  ),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See upcoming retreats' });
    await expect(link).toHaveAttribute('href', '/events');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const External: Story = {
  args: { href: 'https://www.vatican.va/', external: true, children: 'The Holy See' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'The Holy See (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const ExternalInSpanish: Story = {
  args: { href: 'https://www.vatican.va/', external: true, children: 'La Santa Sede' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'La Santa Sede (se abre en otra pestaña)' })).toBeVisible();
  },
};

/** A phone number stays on one line. */
export const Phone: Story = {
  args: { href: 'tel:+12025550123', children: '+1 202 555 0123' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+1 202 555 0123' }).getClientRects()).toHaveLength(1);
  },
};

export const Standalone: Story = {
  args: { standalone: true, children: 'All events' },
  render: (args) => <Link {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The page's address stays the same, because the browser opens the file itself. */
export const ToAFile: Story = {
  args: { href: 'data:text/calendar,BEGIN:VCALENDAR', children: 'Add to calendar', isFile: true, standalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      expect.stringContaining('text/calendar'),
    );
  },
};
