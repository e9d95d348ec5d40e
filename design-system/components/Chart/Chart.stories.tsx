import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chart } from './Chart.tsx';

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: {
    kind: 'bar',
    caption: 'People registered, by event',
    summaryText: 'The Advent Convention has the most, 212 people.',
    categoryLabel: 'Event',
    categories: ['Families of Hope Retreat', 'Advent Convention', 'Lenten Retreat'],
    series: [{ name: 'People', values: [86, 212, 0] }],
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the browser paints the element: the stylesheet may show the content of a closed `details`. */
const isPainted = (element: Element): boolean => element.checkVisibility({ contentVisibilityAuto: true });

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];

/** Checks that no texts in a drawing overlap. */
async function namesHaveRoom(drawing: HTMLElement): Promise<void> {
  const boxes = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
  const covered = boxes.filter((one, position) =>
    boxes.slice(position + 1).some((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 0 && down > 0;
    }),
  );
  await expect(covered).toEqual([]);
}

export const Default: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'People registered, by event' })).toBeVisible();
    const drawing = canvas.getByRole('img', { name: 'People registered, by event' });
    await expect(drawing).toHaveAccessibleDescription('The Advent Convention has the most, 212 people.');
    // The table with the same numbers is open beside the drawing if there is room.
    const table = canvas.getByRole('table', { name: 'People registered, by event' });
    await waitFor(() => expect(isPainted(table)).toBe(true));
    await expect(within(table).getByRole('row', { name: 'Advent Convention 212' })).toBeInTheDocument();
    const [first, second] = drawing.querySelectorAll('g > g > rect');
    const ratio = (second?.getBoundingClientRect().width ?? 0) / (first?.getBoundingClientRect().width ?? 1);
    await expect(ratio).toBeCloseTo(212 / 86, 1);
  },
};

export const ThreeSeries: Story = {
  args: {
    caption: 'People by age, by event',
    series: [
      { name: 'adults', values: [52, 160, 12] },
      { name: 'teens', values: [20, 31, 4] },
      { name: 'children', values: [14, 21, 0] },
    ],
  },
};

/** Above the rows of a report. */
export const Compact: Story = {
  args: {
    isCompact: true,
    caption: 'People and waiting people, by event',
    categories: ['Advent Convention', 'Families of Hope', 'Lenten Retreat', 'Youth Weekend', 'Silence'],
    series: [
      { name: 'People', values: [212, 86, 40, 31, 12] },
      { name: 'Waiting', values: [8, 0, 3, 0, 0] },
    ],
  },
  tags: ['workspace'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'People and waiting people, by event' });
    await expect(drawing.getBoundingClientRect().height).toBeLessThan(280);
    const table = canvas.getByRole('table', { name: 'People and waiting people, by event' });
    await expect(isPainted(table)).toBe(false);
    await userEvent.click(canvas.getByText('The numbers as a table'));
    await waitFor(() => expect(isPainted(table)).toBe(true));
  },
};

export const Line: Story = {
  args: {
    kind: 'line',
    caption: 'Prayer requests, by month',
    summaryText: 'They rose from 40 in January to 95 in July.',
    categoryLabel: 'Month',
    categories: months,
    series: [{ name: 'Requests', values: [40, 52, 61, 48, 70, 82, 95] }],
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Prayer requests, by month' });
    await expect(within(drawing).getByText('Requests: 95')).toBeVisible();
    await expect(drawing.querySelectorAll('circle')).toHaveLength(7);
  },
};

export const TwoLines: Story = {
  args: {
    ...Line.args,
    caption: 'Prayer requests and answers, by month',
    series: [
      { name: 'Requests', values: [40, 52, 61, 48, 70, 82, 95] },
      { name: 'Answers', values: [30, 41, 60, 44, 52, 60, 71] },
    ],
  },
};

/** Lines that end near the bottom: their names do not overlap and stay above the names of the months. */
export const LinesThatEndLow: Story = {
  args: {
    ...Line.args,
    caption: 'Received, prayed and notified, by month',
    series: [
      { name: 'Received', values: [40, 52, 61, 48, 70, 82, 3] },
      { name: 'Prayed', values: [30, 41, 60, 44, 52, 60, 2] },
      { name: 'Notified by email', values: [3, 4, 6, 4, 5, 6, 1] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await namesHaveRoom(canvas.getByRole('img'));
    // A lower drawing, as above a report.
    canvasElement.querySelector('figure')?.setAttribute('data-compact', 'true');
    await namesHaveRoom(canvas.getByRole('img'));
    canvasElement.querySelector('figure')?.removeAttribute('data-compact');
  },
};

export const Money: Story = {
  args: {
    caption: 'Paid, by event',
    summaryText: 'In dollars.',
    formatValue: (cents) => `$${(cents / 100).toFixed(2)}`,
    series: [{ name: 'Paid', values: [104_000, 250_050, 0] }],
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('img')).getByText('$2500.50')).toBeVisible();
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    caption: 'Personas inscritas en cada retiro y convención',
    summaryText: 'La Convención de Adviento tiene más: 212 personas.',
    categoryLabel: 'Evento',
    categories: ['Retiro de familias en la esperanza', 'Convención bíblica de Adviento', 'Retiro de Cuaresma'],
    series: [{ name: 'Personas', values: [86, 212, 0] }],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const table = canvas.getByRole('table', { name: 'Personas inscritas en cada retiro y convención' });
    await expect(isPainted(table)).toBe(false);
    const summary = canvas.getByText('Las cifras en una tabla');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await waitFor(() => expect(isPainted(table)).toBe(true));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
