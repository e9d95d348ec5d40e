import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableColumn } from '../DataTable/engine/tableFeatures.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { StatusTag } from './StatusTag.tsx';
import type { StatusTagProps } from './StatusTag.tsx';

const meta = {
  title: 'Feedback/StatusTag',
  component: StatusTag,
  args: { tone: 'positive', children: 'Confirmed' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    // The icon is only visual: screen readers read only the text.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

type State = { tone: StatusTagProps['tone']; words: string };

const inEnglish: readonly State[] = [
  { tone: 'neutral', words: 'Canceled' },
  { tone: 'info', words: 'On the waiting list' },
  { tone: 'positive', words: 'Confirmed' },
  { tone: 'caution', words: 'Awaiting payment' },
  { tone: 'critical', words: 'Refused' },
];

const inSpanish: readonly State[] = [
  { tone: 'neutral', words: 'Cancelada' },
  { tone: 'info', words: 'En lista de espera' },
  { tone: 'positive', words: 'Confirmada' },
  { tone: 'caution', words: 'En espera del pago' },
  { tone: 'critical', words: 'Rechazada' },
];

const tags = (states: readonly State[]) => (
  <Inline>
    {states.map(({ tone, words }) => (
      <StatusTag key={tone} tone={tone}>
        {words}
      </StatusTag>
    ))}
  </Inline>
);

export const Tones: Story = {
  render: () => tags(inEnglish),
  play: async ({ canvas, canvasElement }) => {
    for (const { words } of inEnglish) await expect(canvas.getByText(words)).toBeVisible();
    const shapes = [...canvasElement.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    await expect(new Set(shapes).size).toBe(inEnglish.length);
  },
};

export const TonesInSpanish: Story = {
  render: () => tags(inSpanish),
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    for (const { words } of inSpanish) await expect(canvas.getByText(words)).toBeVisible();
  },
};

type Row = { id: string; name: string } & State;

const rows: readonly Row[] = [
  { id: '1', name: 'Alvarez, María', tone: 'positive', words: 'Confirmed' },
  { id: '2', name: 'Ruiz, Ana', tone: 'caution', words: 'Awaiting payment' },
  { id: '3', name: 'Wojciechowski, Benedict', tone: 'neutral', words: 'Canceled' },
];

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
  { id: 'state', header: 'State', cell: ({ tone, words }) => <StatusTag tone={tone}>{words}</StatusTag> },
];

/** In a table the column header gives the context; the tag stays legible in a selected row. */
export const InATable: Story = {
  render: () => (
    <DataTable<Row>
      caption="Registrations"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/registrations/${id}`}
      selection={{ selectedIds: ['1'], onChange: () => undefined, rowName: ({ name }) => name }}
      resultText="3 registrations"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /Awaiting payment/ })).toBeVisible();
  },
};

export const AmongFacts: Story = {
  render: () => (
    <Facts
      items={[
        { term: 'Registration', description: <StatusTag tone="positive">Confirmed</StatusTag> },
        { term: 'Payment', description: <StatusTag tone="caution">Partly paid</StatusTag> },
      ]}
    />
  ),
};

export const LongInSpanishOnAPhone: Story = {
  args: { tone: 'caution', children: 'Se ha recibido una parte; falta por pagar el resto antes de la llegada' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
