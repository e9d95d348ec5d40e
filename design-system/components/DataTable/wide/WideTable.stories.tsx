import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { english, registrations } from '../DataTable.fixtures.ts';
import type { Registration } from '../DataTable.fixtures.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTable.tsx';

function Registrations(args: DataTableProps<Registration>): ReactElement {
  return <DataTable {...args} />;
}

const meta = {
  title: 'Data/DataTable wide',
  component: Registrations,
  args: {
    caption: 'Registrations, newest first',
    columns: english,
    rows: registrations,
    rowId: ({ id }) => id,
    rowHref: ({ id }) => `/registrations/${id}`,
    sort: { columnId: 'createdAt', direction: 'descending' },
    onSort: fn(),
    resultText: '3 registrations',
  },
} satisfies Meta<typeof Registrations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More columns than fit: the table scrolls under its header, and the page does not. */
export const WideWithTotals: Story = {
  tags: ['workspace'],
  args: {
    columns: [1, 2, 3].flatMap((part) =>
      english.map((column) => ({
        ...column,
        id: `${column.id}${String(part)}`,
        isRowHeader: part === 1 && column.isRowHeader === true,
      })),
    ),
    layout: 'list',
    isWide: true,
    totals: { label: 'Total', values: { people1: '18', total1: '$1,385.50' } },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    const sums = within(canvas.getByRole('row', { name: /^Total/ }));
    await expect(sums.getByText('$1,385.50')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Many rows of a wide table: each column starts at the same position in every row, regardless of its values. */
export const WideWithManyRows: Story = {
  tags: ['workspace'],
  args: {
    columns: english.map((column) => ({ ...column, characters: column.id === 'name' ? 32 : 10 })),
    rows: Array.from({ length: 40 }, (_, at) => ({
      ...(registrations[at % 3] as Registration),
      id: `row${String(at)}`,
    })),
    layout: 'list',
    isWide: true,
    resultText: '40 registrations',
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const starts = (row: Element | undefined) =>
      [...(row?.children ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
    const [head, ...rows] = canvas.getByRole('table').querySelectorAll('tr');
    await expect(rows).toHaveLength(40);
    for (const row of rows.slice(0, 3)) await expect(starts(row)).toEqual(starts(head));
    // A row far below is laid out when it scrolls into view.
    rows.at(-1)?.scrollIntoView();
    await waitFor(() => expect(starts(rows.at(-1))).toEqual(starts(head)));
  },
};
