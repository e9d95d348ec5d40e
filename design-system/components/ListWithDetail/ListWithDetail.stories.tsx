import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { english, registrations, spanish } from '../DataTable/DataTable.fixtures.ts';
import type { DataTableColumn } from '../DataTable/engine/tableFeatures.ts';
import type { Registration } from '../DataTable/DataTable.fixtures.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { WorkspacePage } from '../WorkspacePage/WorkspacePage.tsx';
import { ListWithDetail } from './ListWithDetail.tsx';

type Words = {
  title: string;
  caption: string;
  count: string;
  label: string;
  previous: string;
  next: string;
  people: string;
  note: string;
};

const inEnglish: Words = {
  title: 'Registrations',
  caption: 'Registrations, newest first',
  count: '3 registrations',
  label: 'Open registration',
  previous: 'Previous registration',
  next: 'Next registration',
  people: 'People',
  note: 'Note',
};

const inSpanish: Words = {
  title: 'Inscripciones',
  caption: 'Inscripciones, primero las nuevas',
  count: '3 inscripciones',
  label: 'Inscripción abierta',
  previous: 'Inscripción anterior',
  next: 'Inscripción siguiente',
  people: 'Personas',
  note: 'Nota',
};

type DeskProps = {
  words: Words;
  columns: readonly DataTableColumn<Registration>[];
  openAtFirst?: string;
  onLeave: () => void;
  /** Whether the open row leaves the list soon after it is closed, as after a decision about it. */
  isDecided?: boolean;
};

/** Rows link to addresses; here state for the last part of the address replaces a router. */
function Desk({ words, columns, openAtFirst, onLeave, isDecided = false }: DeskProps): ReactElement {
  const [openId, open] = useState(openAtFirst);
  const [rows, setRows] = useState(registrations);
  const index = registrations.findIndex(({ id }) => id === openId);
  const opened = registrations[index];
  const [before, after] = [registrations[index - 1], index < 0 ? undefined : registrations[index + 1]];
  const wayTo = (row: Registration | undefined) => row && (() => open(row.id));
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- In place of a router, which follows links.
    <div
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null) return;
        event.preventDefault();
        open(link.pathname.split('/').at(-1));
      }}
    >
      <ListWithDetail
        openId={openId}
        label={words.label}
        position={`${index + 1} / 3`}
        previous={{ label: words.previous, onPress: wayTo(before) }}
        next={{ label: words.next, onPress: wayTo(after) }}
        onClose={() => {
          open(undefined);
          onLeave();
          if (isDecided) setTimeout(() => setRows(rows.filter(({ id }) => id !== openId)), 50);
        }}
        list={
          <WorkspacePage title={words.title}>
            <DataTable
              caption={words.caption}
              layout="list"
              columns={columns.map((column) => ({ ...column, isSecondary: column.id === 'event' }))}
              rows={rows}
              rowId={({ id }) => id}
              rowHref={({ id }) => `/registrations/${id}`}
              openId={openId}
              resultText={words.count}
            />
          </WorkspacePage>
        }
        detail={
          opened && (
            <WorkspacePage title={opened.name} trail={[{ label: words.title, href: '/registrations' }]}>
              <Stack gap="m">
                <Heading level={2}>{words.people}</Heading>
                <Text>{opened.people}</Text>
                <TextField name="note" label={words.note} value="" onChange={() => undefined} />
              </Stack>
            </WorkspacePage>
          )
        }
      />
    </div>
  );
}

const meta = {
  title: 'Layout/ListWithDetail',
  component: Desk,
  tags: ['workspace'],
  parameters: { layout: 'fullscreen' },
  args: { words: inEnglish, columns: english, onLeave: fn() },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the focus goes to the heading, then to the next row's heading, and with Escape back to the row. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('link', { name: 'Alvarez, María' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Alvarez, María' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Alvarez, María' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'People' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Event' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Previous registration' })).toBeDisabled();

    await userEvent.click(canvas.getByRole('button', { name: 'Next registration' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'O’Brien, Thomas' })).toHaveFocus());
    await waitFor(() => expect(within(document.body).getByText('O’Brien, Thomas, 2 / 3')).toBeInTheDocument());

    // Escape in a field does not close the detail.
    canvas.getByRole('textbox', { name: /Note/ }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Next registration' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'O’Brien, Thomas' })).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Open registration' })).not.toBeInTheDocument();
  },
};

export const OpenFromTheStart: Story = {
  args: { openAtFirst: 'r3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Open registration' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /Fernández/ })).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Next registration' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Fernández/ })).toHaveFocus());
  },
};

/** Screen readers read the row only if the focus comes after the detail that had it is gone and the list is painted. */
export const ReadWhenClosed: Story = {
  args: { openAtFirst: 'r2' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Open registration' });
    let isPainted = false;
    new MutationObserver((_, observer) => {
      if (region.isConnected) return;
      observer.disconnect();
      requestAnimationFrame(() => (isPainted = true));
    }).observe(document.body, { childList: true, subtree: true });
    const arrived = new Promise<boolean>((resolve) => {
      document.addEventListener('focusin', ({ target }) => target instanceof HTMLAnchorElement && resolve(isPainted));
    });
    canvas.getByRole('button', { name: 'Next registration' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(await arrived).toBe(true);
    await expect(canvas.getByRole('link', { name: 'O’Brien, Thomas' })).toHaveFocus();
  },
};

function FromElsewhere(args: DeskProps): ReactElement {
  const [isThere, setThere] = useState(false);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere) page.current?.focus();
  }, [isThere]);
  return (
    <main ref={page} tabIndex={-1}>
      {isThere ? <Desk {...args} /> : <Button onPress={() => setThere(true)}>Find</Button>}
    </main>
  );
}

/** A row that was chosen on another screen: the focus goes to its heading, not to the start of the list. */
export const ChosenElsewhere: Story = {
  args: { openAtFirst: 'r2' },
  render: (args) => <FromElsewhere {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'O’Brien, Thomas' })).toHaveFocus());
  },
};

const closedBy =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'O’Brien, Thomas' })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Registrations' })).toHaveFocus());
  };

/** When the open row leaves the list after a decision, the heading of the list takes the focus, and is read. */
export const RowLeaves: Story = { args: { openAtFirst: 'r2', isDecided: true }, play: closedBy('Close') };

export const RowLeavesOnAPhone: Story = {
  args: RowLeaves.args,
  globals: { viewport: { value: 'phone' } },
  play: closedBy('Back to the list'),
};

/** On a phone the open detail is its own page with a way back. */
export const InSpanishOnAPhone: Story = {
  args: { words: inSpanish, columns: spanish, openAtFirst: 'r2' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'O’Brien, Thomas' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscripción siguiente' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Fernández/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a la lista' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Fernández/ })).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
