import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import type { PriceLine } from './PriceSummary.tsx';

const room: PriceLine = {
  id: 'room',
  label: 'Room, with one adult',
  quantity: 1,
  unitCents: 28_000,
  totalCents: 28_000,
};
const children: PriceLine = { id: 'child', label: 'Children', quantity: 2, unitCents: 21_000, totalCents: 42_000 };
const toddlers: PriceLine = { id: 'toddler', label: 'Toddlers', quantity: 1, unitCents: 0, totalCents: 0 };

const meta = {
  title: 'Data/PriceSummary',
  component: PriceSummary,
  args: {
    title: 'Price',
    lines: [room, children, toddlers],
    totalLabel: 'Total',
    totalCents: 70_000,
    currency: 'USD',
    note: 'Nothing is charged now.',
  },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Price' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const amounts = canvas.getAllByRole('definition').map((amount) => amount.textContent);
    await expect(terms).toEqual(['Room, with one adult1 × $280', 'Children2 × $210', 'Toddlers1 × $0', 'Total']);
    await expect(amounts).toEqual(['$280.00', '$420.00', '$0.00', '$700.00']);
    await expect(canvas.queryByText(/New total/)).toBeNull();
  },
};

/** A deposit is due first, and the rest by a later date. */
export const InParts: Story = {
  args: {
    parts: [
      { id: 'first', label: 'Deposit (30%)', cents: 21_000 },
      { id: 'rest', label: 'The rest, by May 1, 2027', cents: 49_000 },
    ],
  },
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('definition').map((amount) => amount.textContent);
    await expect(amounts.slice(-3)).toEqual(['$700.00', '$210.00', '$490.00']);
  },
};

export const Empty: Story = {
  args: { lines: [], totalCents: 0, emptyText: 'The price appears here as you add people.' },
};

export const Pending: Story = { args: { isPending: true } };

/** A new price is requested, arrives and is announced once. */
export const SaysTheNewTotal: Story = {
  render: function Render(args) {
    const [stage, setStage] = useState<'before' | 'asking' | 'after'>('before');
    const isAfter = stage === 'after';
    return (
      <Stack>
        <PriceSummary
          {...args}
          isPending={stage === 'asking'}
          lines={isAfter ? [room, children] : [room]}
          totalCents={isAfter ? 70_000 : 28_000}
        />
        <Button
          onPress={() => {
            setStage(stage === 'before' ? 'asking' : 'after');
          }}
        >
          Next
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(canvas.queryByText(/New total/)).toBeNull();
    await userEvent.click(next);
    await expect(await canvas.findByText('New total: $700')).toBeInTheDocument();
  },
};

export const InSpanish: Story = {
  args: {
    title: 'Precio',
    lines: [
      { ...room, label: 'Habitación, con un adulto' },
      { ...children, label: 'Niños' },
    ],
    note: 'No se cobra nada ahora.',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
