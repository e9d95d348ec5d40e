import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { english, registrations, spanish } from './DataTable.fixtures.ts';
import type { Registration } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';

function Registrations(args: DataTableProps<Registration>): ReactElement {
  return <DataTable {...args} />;
}

const meta = {
  title: 'Data/DataTable',
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

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Registrations, newest first' });
    await expect(within(table).getByRole('columnheader', { name: 'Registered' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
    await expect(within(table).getByRole('columnheader', { name: 'Reference' })).not.toHaveAttribute('aria-sort');
    await expect(within(table).getByRole('rowheader', { name: 'Alvarez, María' })).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'Alvarez, María' })).toHaveAttribute(
      'href',
      '/registrations/r1',
    );

    await userEvent.click(within(table).getByRole('button', { name: 'Name' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' });
    // The link fills the whole cell.
    const link = within(table).getByRole('link', { name: 'Alvarez, María' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(table.querySelector('span div')).toBeNull();

    within(table).getByRole('button', { name: 'Registered' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'createdAt', direction: 'ascending' });
  },
};

export const WithPages: Story = {
  args: {
    resultText: '72 registrations',
    page: { page: 2, pageCount: 3, label: 'Pages of the list', hrefFor: (page) => `?page=${page}` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
  },
};

export const NameAsHeading: Story = {
  args: { captionLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Registrations, newest first' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Registrations, newest first' })).toBeVisible();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading…')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { rows: [], resultText: 'No registrations', empty: <EmptyState title="Nobody has registered yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody has registered yet' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

function Selectable(args: DataTableProps<Registration>): ReactElement {
  const [selectedIds, select] = useState<readonly string[]>(['elsewhere']);
  return <DataTable {...args} selection={{ selectedIds, onChange: select, rowName: ({ name }) => name }} />;
}

export const Selecting: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const heard = canvasElement.querySelector('[aria-live="polite"]');
    await expect(canvas.getByText('1 row selected')).toBeVisible();
    await expect(heard).toHaveTextContent(/^$/);
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    const maria = canvas.getByRole('checkbox', { name: 'Select Alvarez, María' });
    await userEvent.click(maria);
    await waitFor(() => expect(heard).toHaveTextContent('2 rows selected'));
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByText('4 rows selected', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(maria).not.toBeChecked();
    // Rows selected on another page stay selected.
    await waitFor(() => expect(heard).toHaveTextContent('1 row selected'));
  },
};

const remind = fn();

function WithBulkActions(args: DataTableProps<Registration>): ReactElement {
  const [selectedIds, select] = useState<readonly string[]>([]);
  const actions = [{ id: 'remind', label: 'Remind', onPress: remind }];
  return <DataTable {...args} selection={{ selectedIds, onChange: select, rowName: ({ name }) => name, actions }} />;
}

/** In a list, a bar with the actions on selected rows is visible while any is selected; Shift selects a range. */
export const BulkActions: Story = {
  args: { layout: 'list' },
  tags: ['workspace'],
  globals: { viewport: { value: 'wide' } },
  render: (args) => <WithBulkActions {...args} />,
  play: async ({ canvas, canvasElement }) => {
    remind.mockClear();
    await expect(canvas.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Alvarez, María' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: /^Select Fernández/ }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select O’Brien, Thomas' })).toBeChecked();
    const bar = canvas.getByRole('group', { name: 'Selection' });
    await expect(within(bar).getByText('3 rows selected')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('3 rows selected'),
    );
    await user.click(within(bar).getByRole('button', { name: 'Remind' }));
    await expect(remind).toHaveBeenCalledTimes(1);
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(all).toHaveFocus();
    await expect(all).not.toBeChecked();
    await expect(bar).not.toBeVisible();
    await user.keyboard(' ');
    await expect(bar).toBeVisible();
  },
};

const write = fn();

export const WithRowActions: Story = {
  args: {
    rowActions: ({ name }) => (
      <Menu subject={name} items={[{ id: 'write', label: 'Write to this person', onAction: write }]} />
    ),
  },
  play: async ({ canvas }) => {
    write.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: O’Brien, Thomas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Write to this person' }));
    await expect(write).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions: O’Brien, Thomas' })).toHaveFocus());
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  },
};

function Choosable(args: DataTableProps<Registration>): ReactElement {
  const [hiddenIds, hide] = useState<readonly string[]>(['event']);
  return <DataTable {...args} columnChoice={{ hiddenIds, onChange: hide }} />;
}

export const ChoosingColumns: Story = {
  render: (args) => <Choosable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Event' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Columns'));
    // The row header names its row and cannot be hidden.
    await expect(canvas.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Event' }));
    await expect(canvas.getByRole('columnheader', { name: 'Event' })).toBeVisible();
    canvas.getByRole('checkbox', { name: 'Total' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('$85.50')).not.toBeInTheDocument();
  },
};

export const EverythingOnAPhoneInSpanish: Story = {
  args: {
    caption: 'Inscripciones, primero las nuevas',
    columns: spanish,
    resultText: '3 inscripciones',
    rowActions: ({ name }) => (
      <Menu subject={name} items={[{ id: 'write', label: 'Escribir a esta persona', onAction: write }]} />
    ),
    columnChoice: { hiddenIds: ['event'], onChange: fn() },
  },
  render: (args) => <Selectable {...args} />,
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar: Fernández de la Torre, José Antonio' }));
    await expect(canvas.getByText('2 filas seleccionadas', { selector: 'p' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Acciones: / })).toHaveLength(3);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Columns re-created on every render, as a page may do. */
function Loading(args: DataTableProps<Registration>): ReactElement {
  const [step, setStep] = useState(0);
  return (
    <Stack align="start">
      <Button onPress={() => setStep(step + 1)}>{step === 1 ? 'Arrive' : 'Load'}</Button>
      <DataTable
        {...args}
        columns={[...english]}
        isBusy={step === 1}
        resultText={step < 2 ? '3 registrations' : '2 registrations'}
        rows={step < 2 ? registrations : registrations.slice(1)}
      />
    </Stack>
  );
}

export const SaysTheResultOnce: Story = {
  render: (args) => <Loading {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const heard = canvasElement.querySelector('[aria-live="polite"]');
    await expect(heard).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(heard).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(heard).toHaveTextContent('2 registrations'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    // Screen readers still get a table, and every line is labeled.
    await expect(canvas.getByRole('table', { name: 'Registrations, newest first' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('Reference AB-1024');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSort).toHaveBeenCalled();
  },
};

export const InSpanish: Story = {
  args: {
    caption: 'Inscripciones, primero las nuevas',
    columns: spanish,
    resultText: '3 inscripciones',
    page: { page: 1, pageCount: 3, label: 'Páginas de la lista', hrefFor: (page) => `?page=${page}` },
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sortRow = canvas.getAllByRole('row')[0];
    if (sortRow === undefined) throw new Error('No row of headers');
    await expect(getComputedStyle(sortRow, '::before').content).toBe('"Ordenar por"');
  },
};
