import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  title: 'Content/Facts',
  component: Facts,
  args: {
    items: [
      { term: 'When', description: 'Friday 12 to Sunday 14 June' },
      { term: 'Where', description: 'Retreat house, 100 Example Road' },
      { term: 'Questions', description: <Link href="mailto:office@example.org">office@example.org</Link> },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Friday 12 to Sunday 14 June');
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Figures: Story = {
  args: {
    layout: 'figures',
    items: [
      { term: 'A room, with one adult', description: <Money cents={28_000} currency="USD" /> },
      { term: 'Each further adult in a room', description: <Money cents={22_000} currency="USD" /> },
      { term: 'Children from 6 to 12', description: <Money cents={21_000} currency="USD" /> },
    ],
  },
};

export const Across: Story = {
  args: {
    layout: 'across',
    items: [
      { term: 'Reference', description: 'K7M-3QX' },
      { term: 'Price', description: <Money cents={128_000} currency="USD" showCents="always" /> },
      { term: 'Received', description: <Money cents={30_000} currency="USD" showCents="always" /> },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

export const Lines: Story = {
  args: {
    items: [
      { term: 'Mail it to', description: 'Retreat house\n100 Example Road\nSpringfield, IL 62701' },
      { term: 'Reference', description: 'K7M-3QX' },
    ],
  },
  play: async ({ canvas }) => {
    const [address, reference] = canvas.getAllByRole('definition');
    if (!address || !reference) throw new Error('No descriptions');
    await expect(address.clientHeight).toBeGreaterThan(2.5 * reference.clientHeight);
  },
};

const reviewed = {
  items: [
    {
      term: 'Phone',
      description: '+1 305 555 0100',
      change: { href: '#phone', label: 'Change', name: 'Change: Phone' },
    },
    { term: 'Food', description: 'Not answered', change: { href: '#food', label: 'Change', name: 'Change: Food' } },
  ],
};

export const Changeable: Story = {
  args: reviewed,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Change: Phone' });
    await expect(link).toHaveTextContent(/^Change$/);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ChangeableOnAPhone: Story = {
  args: reviewed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Change: Phone' }).getBoundingClientRect();
    const value = canvas.getByText('+1 305 555 0100').getBoundingClientRect();
    await expect(link.left).toBeGreaterThan(value.left);
    await expect(link.top).toBeLessThan(value.bottom);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
