import { useEffect, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CommandSearch } from './CommandSearch.tsx';
import type { CommandSearchProps } from './CommandSearch.tsx';

const groups = [
  {
    id: 'families',
    label: 'Families and groups',
    results: [
      { id: 'p1', label: 'Núñez, Ana', detail: 'K7M-3QX · Weekend of healing · with Leo Núñez' },
      { id: 'p2', label: 'Morales, Elena', detail: 'C4D-9RT · Convention of hope' },
    ],
  },
  { id: 'events', label: 'Events', results: [{ id: 'e1', label: 'Weekend of healing', detail: 'May 14–16, 2027' }] },
];

function Typed(args: CommandSearchProps) {
  const [value, setValue] = useState(args.value);
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <CommandSearch
      {...args}
      fieldRef={fieldRef}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/CommandSearch',
  component: CommandSearch,
  tags: ['workspace'],
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Search',
    value: '',
    onChange: fn(),
    onChoose: fn(),
    groups,
    resultText: '3 results',
    shortcut: '/',
  },
  globals: { viewport: { value: 'reset' } },
} satisfies Meta<typeof CommandSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.click(field);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, 'nu');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: 'Events' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = canvas.getByRole('option', { name: /^Morales, Elena/ });
    await expect(field).toHaveAttribute('aria-activedescendant', marked.id);
    await expect(marked).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'p2' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Enter without a highlighted result opens the first one; Escape closes the results, then clears the field. */
export const ByEnterAndEscape: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'ana');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('ana');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1' }));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

const arrival = 'results-arrive';

/** Results that arrive at a moment of the test's choice, while the focus stays in the field. */
function ArrivingLater(args: CommandSearchProps) {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const arrive = () => {
      setArrived(true);
    };
    window.addEventListener(arrival, arrive);
    return () => {
      window.removeEventListener(arrival, arrive);
    };
  }, []);
  return <Typed {...args} isBusy={!hasArrived} groups={hasArrived ? args.groups : []} />;
}

/** Enter waits for the results, and then opens the first one. */
export const EnterBeforeTheResults: Story = {
  render: (args) => <ArrivingLater {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'ana{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(arrival));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1' })));
  },
};

/** Someone who types on after Enter still wants to choose. */
export const TypingOnAfterEnter: Story = {
  render: (args) => <ArrivingLater {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'an{Enter}a');
    window.dispatchEvent(new Event(arrival));
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'p2' }));
  },
};

export const ByPointer: Story = {
  args: { value: 'ana' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
    await userEvent.click(canvas.getByRole('option', { name: /^Weekend of healing/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'e1' }));
  },
};

export const NothingFound: Story = {
  args: { value: 'zzz', groups: [], resultText: 'Nothing found for “zzz”' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.click(field);
    await expect(canvas.getAllByText('Nothing found for “zzz”')[0]).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const InSpanish: Story = {
  args: {
    label: 'Buscar',
    value: 'ana',
    groups: [{ id: 'families', label: 'Familias y grupos', results: groups[0]?.results ?? [] }],
    resultText: '2 resultados',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Buscar' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
