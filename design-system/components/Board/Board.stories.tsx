import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardCards } from './Board.tsx';
import type { BoardPlace, BoardProps } from './Board.tsx';

const move = fn();
const drop = fn();
const actions = [
  { id: '1', label: 'Room 1, 1 bed free', onAction: move },
  { id: 'out', label: 'Without a room', onAction: () => undefined },
];

const meta = {
  title: 'Data/Board',
  tags: ['workspace'],
  component: Board,
  args: {
    label: 'Rooms',
    moveLabel: 'Move to…',
    lists: [
      {
        id: '1',
        title: 'Room 1',
        note: '1 of 2 beds',
        details: 'Casa Emaús, first floor · step-free',
        slots: [
          { id: '1', label: 'Bed 1, single', card: { id: 'ana', name: 'Ana Núñez', details: '40', actions } },
          { id: '2', label: 'Bed 2, single', emptyText: 'Free' },
        ],
        actions: [{ id: 'edit', label: 'Change room', onAction: () => undefined }],
      },
      {
        id: '2',
        title: 'Room 2',
        note: '1 of 1 bed',
        problems: ['No adult of the party: Leo Núñez'],
        cautions: ['Leo Núñez and Ana Núñez are one family'],
        slots: [
          {
            id: '1',
            label: 'Bed 1, single',
            card: { id: 'leo', name: 'Leo Núñez', details: '9', problem: 'Without an adult', actions },
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Rooms' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Room 1 1 of 2 beds' })).toBeVisible();
    const menu = canvas.getByRole('button', { name: 'Move to…: Ana Núñez' });
    menu.focus();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('menuitem', { name: 'Room 1, 1 bed free' });
    await userEvent.keyboard('{Enter}');
    await expect(move).toHaveBeenCalledOnce();
  },
};

export const InGroups: Story = {
  args: {
    lists: [
      { id: '1', title: 'Room 1', group: 'Casa Emaús', slots: [{ id: '1', emptyText: 'Free' }] },
      { id: '2', title: 'Room 2', group: 'Casa Emaús', slots: [{ id: '1', emptyText: 'Free' }] },
      { id: '3', title: 'Room 1', group: 'Casa Betania', slots: [{ id: '1', emptyText: 'Free' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Casa Betania' })).toBeVisible();
    const emaus = canvas.getByRole('list', { name: 'Casa Emaús' });
    await expect(within(emaus).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

export const WithoutLists: Story = {
  args: { lists: [], emptyText: 'No rooms match.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rooms match.')).toBeVisible();
  },
};

export const WithPeopleBeside: Story = {
  args: {
    aside: (
      <BoardCards
        label="People without a bed"
        moveLabel="Move to…"
        cards={[{ id: 'eva', name: 'Eva Ríos', details: '35 · asks to share with Ana Núñez', actions }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'People without a bed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move to…: Eva Ríos' })).toBeVisible();
  },
};

/** Ana can move only to the free bed in the second room. */
const draggable = {
  lists: [
    {
      id: '1',
      title: 'Room 1',
      slots: [
        {
          id: '1',
          label: 'Bed 1, single',
          card: {
            id: 'ana',
            name: 'Ana Núñez',
            actions,
            canMoveTo: ({ listId, slotId }: BoardPlace) => listId === '2' && (slotId === undefined || slotId === '2'),
          },
        },
        { id: '2', label: 'Bed 2, single', emptyText: 'Free' },
      ],
    },
    {
      id: '2',
      title: 'Room 2',
      slots: [
        { id: '1', label: 'Bed 1, single', card: { id: 'leo', name: 'Leo Núñez', details: 'pinned', actions } },
        { id: '2', label: 'Bed 2, crib', emptyText: 'Free' },
      ],
    },
  ],
  onMove: drop,
} satisfies Partial<BoardProps>;

export const DraggedByKeyboard: Story = {
  args: draggable,
  play: async ({ canvas, canvasElement }) => {
    drop.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.queryByRole('button', { name: 'Drag Leo Núñez' })).toBeNull();
    const handle = canvas.getByRole('button', { name: 'Drag Ana Núñez' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    // The whole room is the first drop target, then its free bed.
    const onRoom = await page.findByRole('button', { name: /^Drop on.*Room 2/ });
    await waitFor(() => expect(onRoom).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const onBed = page.getByRole('button', { name: /^Drop on Bed 2, crib/ });
    await waitFor(() => expect(onBed).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drop).toHaveBeenCalledOnce());
    await expect(drop).toHaveBeenCalledWith('ana', { listId: '2', slotId: '2' });
  },
};

export const LeftByEscape: Story = {
  args: draggable,
  play: async ({ canvas, canvasElement }) => {
    drop.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const handle = canvas.getByRole('button', { name: 'Drag Ana Núñez' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('button', { name: /^Drop on.*Room 2/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(handle).toHaveFocus());
    await expect(drop).not.toHaveBeenCalled();
    // The menu moves the card without dragging.
    const menu = canvas.getByRole('button', { name: 'Move to…: Ana Núñez' });
    menu.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByRole('menuitem', { name: 'Room 1, 1 bed free' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Lists of a large board change while the browser is idle, which a busy machine seldom is. */
const patient = { timeout: 40_000 };

/** A house with 60 rooms: cards can be dragged near the window, and everywhere while one is dragged. */
export const Large: Story = {
  args: {
    lists: Array.from({ length: 60 }, (_none, index) => ({
      id: String(index + 1),
      title: `Room ${String(index + 1)}`,
      slots: [
        {
          id: '1',
          label: 'Bed 1, single',
          ...(index === 59
            ? { emptyText: 'Free' }
            : {
                card: {
                  id: `person ${String(index + 1)}`,
                  name: `Person ${String(index + 1)}`,
                  actions,
                  canMoveTo: ({ listId }: BoardPlace) => listId === '60',
                },
              }),
        },
      ],
    })),
    onMove: drop,
  },
  play: async ({ canvas, canvasElement }) => {
    drop.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('grid', { name: 'Room 1' }, patient);
    // Far away, the list is plain, and its menu works.
    await expect(canvas.getByRole('list', { name: 'Room 50' })).toBeInTheDocument();
    const menu = canvas.getByRole('button', { name: 'Move to…: Person 50' });
    menu.focus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('menuitem', { name: 'Room 1, 1 bed free' }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus(), patient);
    // It comes near, and is not replaced while someone is in it.
    await expect(menu).toBeInTheDocument();
    await expect(canvas.queryByRole('grid', { name: 'Room 50' })).toBeNull();
    // The list that was left turns plain late, and would take the focus with it.
    await canvas.findByRole('list', { name: 'Room 1' }, patient);
    canvas.getByRole('heading', { name: 'Room 1' }).scrollIntoView();
    const handle = await canvas.findByRole('button', { name: 'Drag Person 1' }, patient);
    handle.focus();
    await userEvent.keyboard('{Enter}');
    const onRoom = await page.findByRole('button', { name: /^Drop on.*Room 60/ }, patient);
    onRoom.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drop).toHaveBeenCalledWith('person 1', { listId: '60' }), patient);
    // Afterward, the lists far away are plain again.
    canvas.getByRole('heading', { name: 'Room 60' }).scrollIntoView();
    await canvas.findByRole('list', { name: 'Room 2' }, patient);
  },
};

export const OnAPhoneInSpanish: Story = {
  args: {
    label: 'Habitaciones',
    moveLabel: 'Mover a…',
    lists: [
      {
        id: '1',
        title: 'Habitación 1',
        note: '1 de 2 camas',
        slots: [
          {
            id: '1',
            label: 'Cama 1, individual',
            card: {
              id: 'ana',
              name: 'Ana María de la Concepción Núñez Villavicencio',
              details: '40 años',
              actions: [{ id: '1', label: 'Habitación 2', onAction: () => undefined }],
            },
          },
          { id: '2', label: 'Cama 2, individual', emptyText: 'Libre' },
        ],
      },
      { id: '2', title: 'Habitación 2', note: '0 de 1 cama', slots: [{ id: '1', emptyText: 'Libre' }] },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Habitación 1 1 de 2 camas' });
    const second = canvas.getByRole('button', { name: 'Habitación 2 0 de 1 cama' });
    await expect(canvas.queryByText('Cama 2, individual')).not.toBeVisible();
    await userEvent.click(first);
    await expect(canvas.getByText('Cama 2, individual')).toBeVisible();
    // Only one list is open at a time.
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Cama 2, individual')).not.toBeVisible();
  },
};
