import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import type { Filter } from './FilterControl.tsx';

const filters: readonly Filter[] = [
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
  { type: 'date', name: 'since', label: 'Registered since', description: 'Month, day and year.' },
  { type: 'text', name: 'surname', label: 'Last name', description: 'The first letters are enough.' },
  { type: 'check', name: 'unpaid', label: 'Only those who have not paid' },
];

const spanishFilters: readonly Filter[] = [
  {
    type: 'select',
    name: 'event',
    label: 'Evento',
    placeholder: 'Todos los eventos',
    options: [{ value: 'miami', label: 'Retiro en Miami' }],
  },
  { type: 'date', name: 'since', label: 'Inscritos desde', description: 'Día, mes y año.' },
  { type: 'check', name: 'unpaid', label: 'Solo quienes todavía no han pagado el importe completo' },
];

function Controlled(props: FilterBarProps): ReactElement {
  const [values, setValues] = useState(props.values);
  return (
    <FilterBar
      {...props}
      values={values}
      onChange={(name, value) => {
        setValues({ ...values, [name]: value });
        props.onChange(name, value);
      }}
    />
  );
}

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  tags: ['workspace'],
  args: {
    label: 'Filters of the report',
    filters,
    values: {},
    onChange: fn(),
    emptyText: 'No filters for this report. Proceed to view results.',
    submitLabel: 'Show Results',
    pendingLabel: 'Running...',
    onSubmit: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('search', { name: 'Filters of the report' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'miami');
    await expect(args.onChange).toHaveBeenLastCalledWith('event', 'miami');
    await userEvent.tab();
    await userEvent.keyboard('11');
    await expect(args.onChange).toHaveBeenLastCalledWith('since', '-11-');
    await userEvent.click(canvas.getByText('Only those who have not paid'));
    await expect(args.onChange).toHaveBeenLastCalledWith('unpaid', true);
    const surname = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(surname).toHaveAccessibleDescription('The first letters are enough.');
    await userEvent.type(surname, 'Ru{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('surname', 'Ru');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Show Results' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** The report that the filters belong to is chosen on the same line. */
export const OfWhatIsChosen: Story = {
  args: {
    lead: (
      <Select
        label="Report"
        name="report"
        options={[{ value: '4', label: '4 - Balances' }]}
        value="4"
        onChange={fn()}
      />
    ),
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [report, event] = canvas.getAllByRole('combobox');
    await expect(report).toHaveAccessibleName('Report');
    await expect(event?.getBoundingClientRect().top).toBe(report?.getBoundingClientRect().top);
  },
};

export const WithoutFilters: Story = {
  args: { filters: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No filters for this report. Proceed to view results.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Results' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Running...' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Errors that were just found move the focus to the first wrong filter. */
export const FindsErrors: Story = {
  render: (args) => {
    function Checked(): ReactElement {
      const [errors, setErrors] = useState<Record<string, string>>({});
      return (
        <Controlled
          {...args}
          errors={errors}
          onSubmit={() => {
            setErrors({ since: 'There is no such day in that month.' });
          }}
        />
      );
    }
    return <Checked />;
  },
  args: { values: { since: '2026-2-31' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show Results' });
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(button);
      const day = canvas.getByRole('textbox', { name: 'Day' });
      await waitFor(() => expect(day).toHaveFocus());
      await expect(day).toHaveAccessibleDescription(/There is no such day/);
    }
  },
};

export const WithPresetsAndError: Story = {
  args: {
    values: { event: 'new-york', since: '2026-2-31', surname: 'Ruiz', unpaid: true },
    errors: { since: 'There is no such day in that month.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Convention in New York');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveAccessibleDescription('Month, day and year.');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription(
      'Error: There is no such day in that month.',
    );
  },
};

export const WithAnotherAction: Story = {
  args: {
    filters: filters.slice(0, 1),
    actions: (
      <Button isDisabled disabledReason="Run a report first">
        Download Excel
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download Excel' })).toHaveAccessibleDescription(
      'Run a report first',
    );
  },
};

export const InSpanish: Story = {
  args: {
    label: 'Filtros del informe',
    filters: spanishFilters,
    emptyText: 'Este informe no tiene filtros. Puede ver los resultados.',
    submitLabel: 'Ver resultados',
    pendingLabel: 'Buscando…',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Inscritos desde' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
