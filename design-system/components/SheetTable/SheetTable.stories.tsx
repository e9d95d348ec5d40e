import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SheetTable } from './SheetTable.tsx';

type Person = { id: string; name: string; age: number; room: string };

const ana: Person = { id: 'ana', name: 'Núñez, Ana', age: 40, room: '12' };
const leo: Person = { id: 'leo', name: 'Núñez, Leo', age: 9, room: '12' };
const rosa: Person = { id: 'rosa', name: 'Álvarez, Rosa', age: 71, room: '3' };

const meta = {
  title: 'Data/SheetTable',
  component: SheetTable<Person>,
  args: {
    caption: [{ lang: 'en', text: '3 people' }],
    columns: [
      { id: 'name', header: [{ lang: 'en', text: 'Name' }], kind: 'name', cell: ({ name }) => name },
      { id: 'age', header: [{ lang: 'en', text: 'Age' }], kind: 'number', cell: ({ age }) => age },
      { id: 'room', header: [{ lang: 'en', text: 'Room' }], cell: ({ room }) => room },
    ],
    groups: [{ id: 'all', rows: [rosa, ana, leo] }],
    rowId: ({ id }) => id,
    runningHead: 'Roster · April 1, 2027',
  },
} satisfies Meta<typeof SheetTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '3 people' });
    await expect(within(table).getByRole('row', { name: /Núñez, Leo 9 12/ })).toBeVisible();
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByText('Roster · April 1, 2027')).not.toBeVisible();
  },
};

export const ByFamily: Story = {
  args: {
    keepsGroups: true,
    groups: [
      { id: 'alvarez', heading: 'Álvarez, Rosa', rows: [rosa] },
      { id: 'nunez', heading: 'Núñez, Ana', rows: [ana, leo] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowgroup')).toHaveLength(3);
  },
};

/** A sheet to sign by hand. */
export const ForWriting: Story = {
  args: {
    rowHeight: 'writing',
    columns: [
      { id: 'name', header: [{ lang: 'en', text: 'Name' }], kind: 'name', cell: ({ name }) => name },
      { id: 'signature', header: [{ lang: 'en', text: 'Signature' }], kind: 'blank' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Signature' })).toBeVisible();
  },
};

export const InBothLanguagesOnAPhone: Story = {
  args: {
    caption: [
      { lang: 'es', text: '3 personas' },
      { lang: 'en', text: '3 people' },
    ],
    columns: [
      {
        id: 'name',
        header: [
          { lang: 'es', text: 'Nombre' },
          { lang: 'en', text: 'Name' },
        ],
        kind: 'name',
        cell: ({ name }) => name,
      },
      {
        id: 'room',
        header: [
          { lang: 'es', text: 'Habitación' },
          { lang: 'en', text: 'Room' },
        ],
        cell: ({ room }) => room,
      },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Room')).toHaveAttribute('lang', 'en');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
