import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTable.tsx';

type Room = { id: string; name: string; beds: number; freeSince?: string };

const rooms: readonly Room[] = [
  { id: '1', name: 'Room 10', beds: 4, freeSince: '2026-11-02' },
  { id: '2', name: 'Ñandú', beds: 12 },
  { id: '3', name: 'Room 9', beds: 2, freeSince: '2026-11-14' },
  { id: '4', name: 'Oak', beds: 2, freeSince: '2026-10-30' },
];

function Rooms(args: DataTableProps<Room>): ReactElement {
  return <DataTable {...args} />;
}

/** The page holds every row, so the table sorts them, by the values that the columns name. */
const meta = {
  title: 'Data/DataTable/Sorted by the table',
  component: Rooms,
  args: {
    caption: 'Rooms',
    columns: [
      { id: 'name', header: 'Room', cell: ({ name }) => name, sortValue: ({ name }) => name, isRowHeader: true },
      { id: 'beds', header: 'Beds', cell: ({ beds }) => beds, sortValue: ({ beds }) => beds, numeric: true },
      {
        id: 'freeSince',
        header: 'Free since',
        cell: ({ freeSince }) => freeSince ?? '–',
        sortValue: ({ freeSince }) => freeSince,
      },
      { id: 'id', header: 'Number', cell: ({ id }) => id },
    ],
    rows: rooms,
    rowId: ({ id }) => id,
    sort: { columnId: 'beds', direction: 'ascending' },
    resultText: '4 rooms',
  },
} satisfies Meta<typeof Rooms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    // Rows with the same value keep the order in which they came.
    await expect(names()).toEqual(['Room 9', 'Oak', 'Room 10', 'Ñandú']);
    await expect(header('Beds')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Number')).not.toHaveAttribute('aria-sort');

    await userEvent.click(canvas.getByRole('button', { name: 'Beds' }));
    await expect(names()).toEqual(['Ñandú', 'Room 10', 'Room 9', 'Oak']);
    await expect(header('Beds')).toHaveAttribute('aria-sort', 'descending');

    const byName = canvas.getByRole('button', { name: 'Room' });
    byName.focus();
    await userEvent.keyboard('{Enter}');
    await expect(byName).toHaveFocus();
    // In the reader's language Ñ comes before O, and 9 comes before 10.
    await expect(names()).toEqual(['Ñandú', 'Oak', 'Room 9', 'Room 10']);

    await userEvent.click(canvas.getByRole('button', { name: 'Free since' }));
    await expect(names()).toEqual(['Oak', 'Room 10', 'Room 9', 'Ñandú']);
    await userEvent.click(canvas.getByRole('button', { name: 'Free since' }));
    // What has no value comes last in both directions.
    await expect(names()).toEqual(['Room 9', 'Room 10', 'Oak', 'Ñandú']);
  },
};
