import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DayGrid } from './DayGrid.tsx';

/** A Saturday with its counts. */
const saturday = (day: string, name: string, counts: readonly [string, string, string] = ['0', '0', '0']) => ({
  day,
  figures: ['Online', 'In person', 'Retreats'].map((label, position) => ({ label, value: counts[position] ?? '0' })),
  action: { label: `Change ${name}`, onPress: fn() },
});

const { action: _, ...past } = saturday('2026-11-28', 'November 28', ['2', '3', '0']);

const meta = {
  title: 'Data/DayGrid',
  component: DayGrid,
  args: {
    caption: 'Saturdays',
    days: [
      { ...past, note: 'Past' },
      saturday('2026-12-05', 'December 5', ['4', '11 of 20', '1']),
      {
        ...saturday('2026-12-12', 'December 12', ['2', '20 of 20', '0']),
        tags: [{ tone: 'caution', text: 'Online only' }],
      },
      saturday('2026-12-19', 'December 19'),
      {
        ...saturday('2026-12-26', 'December 26'),
        tags: [
          { tone: 'neutral', text: 'Prayer closed' },
          { tone: 'neutral', text: 'Retreats closed' },
        ],
      },
      saturday('2027-01-02', 'January 2', ['1', '0', '2']),
      saturday('2027-01-09', 'January 9'),
      saturday('2027-01-30', 'January 30'),
    ],
  },
} satisfies Meta<typeof DayGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each month is a row, and days of the same week of their months share a column. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Saturdays' })).getAllByRole('row');
    await expect(rows).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'December 2026' })).toBeVisible();
    const [fifth] = within(canvas.getByRole('row', { name: /^December/ })).getAllByRole('cell');
    await expect(fifth).toHaveTextContent(/Sat, Dec 5.*Online4.*In person11 of 20.*Retreats1/);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    // A past day has no button.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change December 5' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change December 12' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.days[2]?.action?.onPress).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.days[1]?.action?.onPress).toHaveBeenCalledTimes(1);
  },
};

/** The date leads to the list behind its counts. */
export const WithLinks: Story = {
  args: { days: [{ ...saturday('2026-12-05', 'December 5', ['4', '11', '1']), href: '/list?day=2026-12-05' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sat, Dec 5' })).toHaveAttribute('href', '/list?day=2026-12-05');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change January 30' }));
    await expect(args.days[7]?.action?.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Several days of a week follow one another. */
export const SeveralDaysOfAWeek: Story = {
  args: {
    caption: 'Days of December',
    days: ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-11'].map((day) => saturday(day, day)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(4);
  },
};

export const WithoutDays: Story = {
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const InSpanish: Story = {
  args: {
    caption: 'Sábados',
    days: [
      {
        day: '2026-12-05',
        figures: [
          { label: 'En línea', value: '4' },
          { label: 'Retiros solicitados', value: '12' },
        ],
        tags: [{ tone: 'caution', text: 'Solo en línea' }],
        action: { label: 'Cambiar el 5 de diciembre', onPress: fn() },
      },
    ],
  },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'diciembre de 2026' })).toBeVisible();
  },
};

/** On a phone each day has its own line below the month, and is still part of the month's table row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
