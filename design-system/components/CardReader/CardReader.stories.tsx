import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { CardReader } from './CardReader.tsx';
import type { CardReaderProps } from './CardReader.tsx';

const cards = [
  { id: 'a', heading: 'Ana, for my brother', text: 'That he finds work again.\nAnd peace at home.' },
  { id: 'b', heading: 'Luis', text: 'Por mi madre, que está enferma.', lang: 'es' },
  { id: 'c', heading: 'Rosa', text: 'In thanksgiving. '.repeat(60) },
];

/** A button that opens the reader, with state for turning the cards. */
function Opened(args: CardReaderProps): ReactElement {
  const [isOpen, setOpen] = useState(args.isOpen);
  const [position, setPosition] = useState(0);
  const turnTo = (to: number) => () => {
    setPosition(to);
  };
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Begin
      </Button>
      <CardReader
        {...args}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        card={args.card && cards[position]}
        next={{ label: args.next.label, onPress: turnTo(position + 1) }}
        back={position === 0 ? undefined : { label: 'Back', onPress: turnTo(position - 1) }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/CardReader',
  component: CardReader,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Letters',
    isOpen: true,
    onClose: fn(),
    card: cards[0],
    children: <Text>That was the last one.</Text>,
    action: { label: 'Done', onPress: fn() },
    next: { label: 'Next', onPress: fn() },
    hint: 'Use the arrow keys or swipe to turn the cards.',
  },
} satisfies Meta<typeof CardReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Begin' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Letters' });
    await waitFor(() => expect(screen.getByText('Ana, for my brother')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.action.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('Por mi madre, que está enferma.')).toHaveAttribute('lang', 'es');
    // It is also read with the voice of its language.
    await waitFor(() =>
      expect(dialog.querySelector('[aria-live="polite"] [lang="es"]')).toHaveTextContent('Por mi madre'),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('Ana, for my brother')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText('Luis')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Swiped: Story = {
  play: async () => {
    const text = await screen.findByText('Ana, for my brother');
    const finger = { pointerType: 'touch', pointerId: 1, bubbles: true };
    await fireEvent.pointerDown(text, { ...finger, clientX: 300, clientY: 200 });
    await fireEvent.pointerUp(text, { ...finger, clientX: 100, clientY: 210 });
    await waitFor(() => expect(screen.getByText('Luis')).toBeVisible());
  },
};

/** After the last card the focus stays in the window. */
export const AfterTheLast: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const { heading } of cards) {
      await screen.findByText(heading);
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    }
    await waitFor(() => expect(screen.getByText('That was the last one.')).toBeVisible());
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

export const Empty: Story = {
  args: { card: undefined, children: <Text>There is nothing to read.</Text> },
};

export const Pending: Story = {
  args: {
    action: { label: 'Done', onPress: fn(), isPending: true },
    notice: <Alert tone="positive">Marked as done.</Alert>,
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    title: 'Cartas que esperan respuesta',
    action: { label: 'Marcar como terminada', onPress: fn() },
    next: { label: 'Siguiente', onPress: fn() },
    hint: 'Pase las tarjetas con las flechas del teclado o deslizando el dedo.',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
