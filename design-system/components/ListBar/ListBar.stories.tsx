import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Filter } from '../FilterBar/FilterControl.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ListBar } from './ListBar.tsx';
import type { ListBarProps } from './ListBar.tsx';

const filters: readonly Filter[] = [
  { type: 'text', name: 'search', label: 'Search', description: 'Name, email, phone or reference' },
  {
    type: 'select',
    name: 'event',
    label: 'Event',
    placeholder: 'All events',
    options: [
      { value: 'miami', label: 'Retreat in Miami' },
      { value: 'new-york', label: 'Convention in New York' },
    ],
  },
  {
    type: 'select',
    name: 'payment',
    label: 'Payment',
    placeholder: 'Paid or not',
    options: [{ value: 'unpaid', label: 'Unpaid' }],
  },
  { type: 'check', name: 'overdue', label: 'Only overdue' },
];

const spanishFilters: readonly Filter[] = [
  { type: 'text', name: 'search', label: 'Buscar', description: 'Nombre, correo, teléfono o referencia' },
  {
    type: 'select',
    name: 'event',
    label: 'Evento',
    placeholder: 'Todos los eventos',
    options: [{ value: 'miami', label: 'Retiro de renovación para familias en Miami' }],
  },
  { type: 'check', name: 'overdue', label: 'Solo pagos atrasados' },
];

function Controlled(props: ListBarProps): ReactElement {
  const [values, setValues] = useState(props.values);
  return (
    <ListBar
      {...props}
      values={values}
      onChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }));
        props.onChange(name, value);
      }}
    />
  );
}

const meta = {
  title: 'Data/ListBar',
  component: ListBar,
  tags: ['workspace'],
  args: {
    label: 'Find a party',
    filters,
    values: {},
    furtherCount: 0,
    onChange: fn(),
    onSubmit: fn(),
    submitLabel: 'Show',
    sort: {
      columns: [
        { id: 'contact', header: 'Contact' },
        { id: 'createdAt', header: 'Registered on' },
      ],
      value: { columnId: 'createdAt', direction: 'descending' },
      onSort: fn(),
    },
    action: (
      <LinkButton href="/new" tone="primary">
        Register a party
      </LinkButton>
    ),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ListBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'Ana{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Event' }), 'miami');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ event: 'miami' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Contact, ascending');
    await expect(args.sort?.onSort).toHaveBeenCalledWith({ columnId: 'contact', direction: 'ascending' });
    await expect(canvas.getByRole('search').getBoundingClientRect().height).toBeLessThanOrEqual(60);
  },
};

/** A button opens the other filters by keyboard; Escape closes them and returns the focus. */
export const FurtherFilters: Story = {
  args: { furtherCount: 2, values: { payment: 'unpaid', overdue: true } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByText('Filters (2)');
    button.focus();
    await userEvent.click(button);
    await expect(canvas.getByRole('checkbox', { name: 'Only overdue' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Only overdue')).not.toBeVisible();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ payment: '', overdue: false });
  },
};

/** Optional columns behind a button; changes take effect at once. */
export const Columns: Story = {
  args: {
    sort: undefined,
    columns: {
      columns: [
        { id: 'reference', header: 'Reference' },
        { id: 'balance', header: 'Still to be paid' },
      ],
      hiddenIds: ['balance'],
      onChange: fn(),
    },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Columns'));
    await expect(canvas.getByRole('checkbox', { name: 'Still to be paid' })).not.toBeChecked();
    canvas.getByRole('checkbox', { name: 'Reference' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.columns?.onChange).toHaveBeenLastCalledWith(['balance', 'reference']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Columns')).toHaveFocus();
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    label: 'Buscar un grupo',
    filters: spanishFilters,
    furtherCount: 1,
    values: { overdue: true },
    submitLabel: 'Mostrar',
    sort: undefined,
    action: (
      <LinkButton href="/new" tone="primary">
        Inscribir a un grupo
      </LinkButton>
    ),
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Filtros (1)'));
    await expect(canvas.getByRole('checkbox', { name: 'Solo pagos atrasados' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
