import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryGrid } from './EntryGrid.tsx';
import type { EntryGridProps } from './EntryGrid.tsx';

const english = [
  { id: 'firstName', label: 'First name' },
  { id: 'lastName', label: 'Last name' },
  { id: 'age', label: 'Age', kind: 'number' },
  {
    id: 'gender',
    label: 'Gender',
    kind: 'choice',
    options: [
      { value: '', label: '–' },
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ],
  },
] as const;

const spanish = [
  { id: 'firstName', label: 'Nombre' },
  { id: 'lastName', label: 'Apellido' },
  { id: 'age', label: 'Edad', kind: 'number' },
] as const;

const ana = { id: 'a', name: 'Person 1', values: { firstName: 'Ana', lastName: 'Ruiz', age: '41', gender: 'female' } };
const empty = { id: 'b', name: 'Person 2', values: { firstName: '', lastName: '', age: '', gender: '' } };

/** Stores the rows as a form would. */
function Kept(props: EntryGridProps): ReactElement {
  const [rows, setRows] = useState(props.rows);
  return (
    <EntryGrid
      {...props}
      rows={rows}
      onChange={(rowId, columnId, value) => {
        props.onChange(rowId, columnId, value);
        setRows(rows.map((row) => (row.id === rowId ? { ...row, values: { ...row.values, [columnId]: value } } : row)));
      }}
      onAdd={() => {
        const number = String(rows.length + 1);
        setRows([...rows, { ...empty, id: `row${number}`, name: `Person ${number}` }]);
      }}
      onRemove={(rowId) => {
        setRows(rows.filter(({ id }) => id !== rowId));
      }}
    />
  );
}

const meta = {
  title: 'Forms/EntryGrid',
  component: EntryGrid,
  render: (args) => <Kept {...args} />,
  args: {
    id: 'people',
    label: 'Who is coming',
    hint: 'Enter goes to the next person. A list copied from a spreadsheet can be pasted.',
    columns: english,
    rows: [ana, empty],
    onChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onPasteTable: fn(() => '2 people added'),
    addLabel: 'Add a person',
    removeLabel: ({ name }) => `Remove ${name}`,
  },
} satisfies Meta<typeof EntryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Who is coming' });
    const firstName = within(table).getByRole('textbox', { name: 'First name Person 1' });
    await userEvent.click(firstName);
    await userEvent.tab();
    await expect(within(table).getByRole('textbox', { name: 'Last name Person 1' })).toHaveFocus();
    // Enter moves down, and adds a row after the last one.
    await userEvent.keyboard('{Enter}');
    await expect(within(table).getByRole('textbox', { name: 'First name Person 2' })).toHaveFocus();
    await userEvent.keyboard('Eva');
    await expect(args.onChange).toHaveBeenLastCalledWith('b', 'firstName', 'Eva');
    await userEvent.keyboard('{Enter}');
    await expect(within(table).getByRole('textbox', { name: 'First name Person 3' })).toHaveFocus();
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3);

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Person 2' }));
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
    await expect(within(table).getByRole('textbox', { name: 'First name Person 3' })).toHaveFocus();
  },
};

/** Errors and warnings are shown beside the cell and read with it. */
export const WithNotes: Story = {
  args: {
    rows: [
      { ...ana, notes: { lastName: { tone: 'warning', text: 'Ana Ruiz is in K7M-3QX already' } } },
      { ...empty, notes: { age: { tone: 'error', text: 'Enter the age' } } },
    ],
  },
  play: async ({ canvas }) => {
    const lastName = canvas.getByRole('textbox', { name: 'Last name Person 1' });
    await expect(lastName).toHaveAccessibleDescription('Ana Ruiz is in K7M-3QX already');
    await expect(lastName).not.toBeInvalid();
    const age = canvas.getByRole('textbox', { name: 'Age Person 2' });
    await expect(age).toBeInvalid();
    await expect(age).toHaveAccessibleDescription('Enter the age');
  },
};

/** The page reads several pasted cells; one cell is pasted as usual. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name Person 2' }));
    await userEvent.paste('Eva\tRuiz\t8\nLeo\tRuiz\t6');
    await expect(args.onPasteTable).toHaveBeenCalledWith('b', 'Eva\tRuiz\t8\nLeo\tRuiz\t6');
    await expect(canvas.getByRole('textbox', { name: 'First name Person 2' })).toHaveValue('');
    await expect(canvas.getByText('2 people added', { selector: 'p' })).toBeVisible();
    await userEvent.paste('María José');
    await expect(canvas.getByRole('textbox', { name: 'First name Person 2' })).toHaveValue('María José');
    await expect(canvas.queryByText('2 people added', { selector: 'p' })).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'First name Person 2' }));
    await userEvent.paste('Eva\tRuiz\t8\nLeo\tRuiz\t6');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('2 people added', { selector: 'p' })).toBeNull();
  },
};

/** On a phone a row is a card, and each field has its label. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: spanish, label: 'Quién asistirá', addLabel: 'Agregar a una persona', hint: undefined },
};
