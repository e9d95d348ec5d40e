import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState, type ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FloatingNotice, type FloatingNoticeProps } from './FloatingNotice.tsx';

interface ListProps extends FloatingNoticeProps {
  rows?: number;
  /** The words of the button that lets the notice appear. */
  arrival?: string;
}

const names = ['Núñez, Ana', 'Vega, Luz', 'Okafor, Chidi', 'Morales, Elena'];

/** A list in which something new arrives. */
function List({ rows = 40, arrival = 'Something arrives', ...notice }: ListProps): ReactElement {
  const [isNew, setIsNew] = useState(false);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const items = Array.from({ length: rows }, (_, index) => ({ id: String(index), name: names[index % names.length] }));
  return (
    <Stack gap="xs">
      <Button
        onPress={() => {
          setIsNew(true);
        }}
      >
        {arrival}
      </Button>
      {isNew && <FloatingNotice {...notice} />}
      <DataTable
        caption="Requests"
        layout="list"
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true }]}
        rows={items}
        rowId={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        empty="None"
        resultText={`${String(rows)} requests`}
        selection={{
          selectedIds,
          onChange: setSelectedIds,
          rowName: ({ id, name }) => `${name ?? ''} ${id}`,
          actions: [{ id: 'archive', label: 'Archive', onPress: fn() }],
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Feedback/FloatingNotice',
  component: FloatingNotice,
  tags: ['workspace'],
  args: { children: '3 new requests.', action: <Button tone="quiet">Show</Button> },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof FloatingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets the notice appear, and returns it with what it could have moved. */
async function arrive(canvasElement: HTMLElement, words: RegExp, arrival = 'Something arrives') {
  const canvas = within(canvasElement);
  const row = canvas.getAllByRole('link')[0];
  if (!row) throw new Error('The list has no row.');
  const before = row.getBoundingClientRect().top;
  await userEvent.click(canvas.getByRole('button', { name: arrival }));
  // Announced as well, so the words are there twice.
  const notice = await canvas.findByText(words, { selector: 'p' });
  return { canvas, row, before, notice };
}

/** Whether an element is on the screen and not covered. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element === there || element.contains(there));
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { row, before, notice } = await arrive(canvasElement, /3 new requests/);
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('3 new requests.'),
    );
    await expect(row.getBoundingClientRect().top).toBe(before);
    // At the end of the window, although the list goes on below.
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(document.documentElement.clientHeight);
    await expect(isOnTop(notice)).toBe(true);
  },
};

/** Every row gets the focus in turn: the notice covers none of them. */
export const RowInFocus: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await arrive(canvasElement, /3 new requests/);
    for (const link of canvas.getAllByRole('link')) {
      link.focus();
      await waitFor(() => expect(isOnTop(link)).toBe(true));
    }
    // The header of the list stays over its rows: at the top it covers none.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const BesideSelectedRows: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, notice } = await arrive(canvasElement, /3 new requests/);
    const [first] = canvas.getAllByRole('checkbox', { name: /^Select N/ });
    if (!first) throw new Error('The list has no checkbox.');
    await userEvent.click(first);
    await expect(isOnTop(canvas.getByRole('button', { name: 'Archive' }))).toBe(true);
    await expect(isOnTop(notice)).toBe(true);
  },
};

export const ShortList: Story = {
  args: { children: '1 new message.' },
  render: (args) => <List {...args} rows={2} />,
  play: async ({ canvasElement }) => {
    const { row, before, notice } = await arrive(canvasElement, /1 new message/);
    await expect(row.getBoundingClientRect().top).toBe(before);
    await expect(isOnTop(notice)).toBe(true);
  },
};

export const InSpanishOnAPhone: Story = {
  args: { children: '12 peticiones de oración nuevas.', action: <Button tone="quiet">Mostrar</Button> },
  render: (args) => <List {...args} arrival="Llega algo" />,
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, row, before, notice } = await arrive(canvasElement, /12 peticiones/, 'Llega algo');
    await expect(row.getBoundingClientRect().top).toBe(before);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const [first] = canvas.getAllByRole('checkbox', { name: /N/ });
    if (!first) throw new Error('The list has no checkbox.');
    await userEvent.click(first);
    await expect(isOnTop(canvas.getByRole('button', { name: 'Archive' }))).toBe(true);
    await expect(isOnTop(notice)).toBe(true);
  },
};
