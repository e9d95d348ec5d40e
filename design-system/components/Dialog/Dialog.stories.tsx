import { StrictMode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { OpenAtFirst, Opened } from './Dialog.fixtures.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Rooms and meals',
    isOpen: true,
    onClose: fn(),
    children: (
      <Text>Families have a room of their own. Meals are in the hall, with a quiet table for those in silence.</Text>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'About rooms' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rooms and meals' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // After the last control, Tab leads to the browser's own UI, never to the page behind.
    opener.focus();
    await expect(opener).not.toHaveFocus();
    await expect(dialog).toHaveFocus();
    const { x, y } = opener.getBoundingClientRect();
    await expect(dialog).toContainElement(document.elementFromPoint(x + 1, y + 1) as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** An address may open a dialog: nothing had the focus, so it goes to the page's heading. */
export const OpenedByItself: Story = {
  render: (args) => (
    <main>
      <Heading level={1}>Retreats</Heading>
      <OpenAtFirst {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Rooms and meals' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Retreats' })).toHaveFocus());
  },
};

/** Only the first sentence is the description: screen readers read the rest right after it. */
export const DescribedByItsFirstSentence: Story = {
  args: {
    role: 'alertdialog',
    children: (
      <Stack>
        <Text>The room is kept for you until noon. Then it goes to others.</Text>
        <Text>You can still change it.</Text>
      </Stack>
    ),
    actions: <Button tone="primary">Keep it</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Rooms and meals' });
    await expect(dialog).toHaveAccessibleDescription('The room is kept for you until noon.');
    await expect(dialog).toHaveFocus();
  },
};

/** Canceling the browser's file chooser does not close the dialog. */
export const WithAFileField: Story = {
  args: {
    children: <FileField label="Plan of the house" name="plan" endings={['pdf']} file={undefined} onChange={fn()} />,
  },
  play: async ({ args }) => {
    const file = await screen.findByLabelText(/Plan of the house/);
    file.dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** While the action is in progress, neither Escape, the close button nor the browser closes the dialog. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    dialog.close();
    await waitFor(() => expect(dialog).toHaveProperty('open', true));
    await expect(dialog).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** StrictMode mounts the dialog twice; the first unmount must not close the second instance. */
export const ShownTwiceByReact: Story = {
  render: (args) => (
    <StrictMode>
      <Dialog {...args} />
    </StrictMode>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await expect(dialog).toHaveProperty('open', true);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The dialog opens scrolled to its title, however far down the first button is. */
export const LongQuestion: Story = {
  args: {
    role: 'alertdialog',
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, night) => (
          <Text key={night}>Night {night + 1}: the house is quiet from ten, and the chapel stays open.</Text>
        ))}
      </Stack>
    ),
    actions: <Button tone="primary">I have read it</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveFocus();
    await expect(dialog.scrollTop).toBe(0);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
};

export const WithActions: Story = {
  args: {
    actions: [
      <Button key="keep" tone="primary">
        Keep this room
      </Button>,
      <Button key="other">See others</Button>,
    ],
  },
};

export const LongOnAPhone: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, night) => (
          <Text key={night}>Night {night + 1}: the house is quiet from ten, and the chapel stays open.</Text>
        ))}
      </Stack>
    ),
    actions: <Button tone="primary">I have read it</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const last = screen.getByRole('button', { name: 'I have read it' });
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** A desktop at 400 % zoom: the dialog scrolls as a whole, and the focused element is fully visible. */
export const AtFourTimesTheSize: Story = {
  args: {
    title: 'Cancelación de la inscripción',
    role: 'alertdialog',
    children: (
      <Text>Los cinco lugares quedan libres para quienes esperan. Lo pagado se devuelve en un plazo de diez días.</Text>
    ),
    actions: [
      <Button key="cancel" tone="critical">
        Cancelar la inscripción de toda la familia
      </Button>,
      <Button key="keep">Conservarla</Button>,
    ],
  },
  globals: { language: 'es', viewport: { value: 'zoomed' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(window.innerHeight).toBeLessThanOrEqual(256);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const button of screen.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      const { top, bottom } = button.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

/** Under forced colors all backgrounds look alike, so a strong border sets the sheet apart from the page. */
export const ByItsEdge: Story = {
  play: async () => {
    const sheet = (await screen.findByRole('dialog')).firstElementChild as HTMLElement;
    const { borderInlineStartStyle, borderInlineStartWidth } = getComputedStyle(sheet);
    await expect(borderInlineStartStyle).toBe('solid');
    const isForced = window.matchMedia('(forced-colors: active)').matches;
    await expect(parseFloat(borderInlineStartWidth)).toBeGreaterThanOrEqual(isForced ? 2 : 1);
  },
};

export const InSpanish: Story = {
  args: { title: 'Habitaciones y comidas', children: <Text>Cada familia tiene su propia habitación.</Text> },
  globals: { language: 'es' },
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Cerrar' });
    await waitFor(() => expect(close).toBeVisible());
  },
};

/** Fills the window, with its buttons at the bottom. */
export const Full: Story = {
  args: { size: 'full', actions: <Button tone="primary">Keep it</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rooms and meals' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight + 1);
  },
};
