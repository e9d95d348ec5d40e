import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorkList } from './WorkList.tsx';

const meta = {
  title: 'Data/WorkList',
  component: WorkList,
  args: {
    label: 'What waits',
    items: [
      { id: 'offers', count: '3', label: 'offers expire today', href: '#offers' },
      { id: 'signatures', count: '41', label: 'signatures missing', note: 'Convention of hope', href: '#signatures' },
      { id: 'overdue', count: '1,000+', label: 'overdue payments', href: '#overdue' },
      { id: 'held', count: '1', label: 'form held for review' },
    ],
  },
} satisfies Meta<typeof WorkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What waits' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '41 signatures missing Convention of hope' })).toHaveAttribute(
      'href',
      '#signatures',
    );
    // An entry without an address is plain text.
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const InSpanish: Story = {
  args: {
    label: 'Pendientes',
    items: [
      { id: 'offers', count: '1', label: 'oferta vence hoy', href: '#offers' },
      {
        id: 'signatures',
        count: '41',
        label: 'firmas pendientes',
        note: 'Retiro de sanación interior para familias',
        href: '#signatures',
      },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};

/** Single things, such as the parties that a search found. */
export const WithoutCounts: Story = {
  args: {
    label: 'Parties found',
    items: [
      { id: 'nunez', label: 'Núñez, Ana', note: '0 of 3 people here', href: '#nunez' },
      { id: 'vega', label: 'Vega, Luz', note: '2 of 2 people here', href: '#vega' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Núñez, Ana 0 of 3 people here' })).toBeVisible();
  },
};
