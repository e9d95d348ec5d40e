import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { english, registrations } from '../DataTable.fixtures.ts';
import type { Registration } from '../DataTable.fixtures.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTable.tsx';

function Registrations(args: DataTableProps<Registration>): ReactElement {
  return <DataTable {...args} />;
}

const event = 'Families of Hope Retreat at the Lake, with Evenings of Music and Prayer for All Who Mourn';
const lines = english.map((column) => ({
  ...column,
  ...(column.isRowHeader === true && { share: 'small' as const }),
  ...(column.id === 'event' && { share: 'medium' as const }),
}));

const meta = {
  title: 'Data/DataTable lines',
  component: Registrations,
  tags: ['workspace'],
  globals: { viewport: { value: 'wide' } },
  args: {
    caption: 'Registrations, newest first',
    layout: 'list',
    columns: lines,
    rows: registrations.map((row) => ({ ...row, event })),
    rowId: ({ id }) => id,
    rowHref: ({ id }) => `/registrations/${id}`,
    resultText: '3 registrations',
  },
} satisfies Meta<typeof Registrations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is one line. Cut-off text is shown in full on hover and in the focused row; Escape hides it. */
export const OneLineRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Fernández/ });
    const row = link.closest('tr');
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    const shown = () => [...canvasElement.querySelectorAll('[data-whole]')].map(({ textContent }) => textContent);
    await expect(shown()).toEqual([]);
    const [, second] = canvas.getAllByText(event);
    if (second === undefined) throw new Error('No second row');
    await userEvent.hover(second);
    await waitFor(() => expect(shown()).toEqual([event]));
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toEqual([]);
    while (document.activeElement !== link) await userEvent.tab();
    await expect(shown()).toEqual(['Fernández de la Torre, José Antonio', event]);
    await userEvent.tab();
    await expect(shown()).toEqual([]);
  },
};

const trail: DataTableProps<Registration>['columns'] = [
  {
    id: 'what',
    header: 'What happened',
    cell: ({ name }) => `${name} logged in.`,
    isRowHeader: true,
    isSentence: true,
  },
  { id: 'createdAt', header: 'When', cell: ({ createdAt }) => createdAt },
];

/** Rows that consist of sentences, as in an audit trail, are not bold. */
export const OfSentences: Story = {
  args: { caption: 'Audit trail', columns: trail, rows: registrations },
  render: ({ rowHref: _, ...args }) => <Registrations {...args} />,
  play: async ({ canvas }) => {
    const sentence = canvas.getByRole('rowheader', { name: 'Alvarez, María logged in.' });
    await expect(getComputedStyle(sentence).fontWeight).toBe('400');
  },
};
