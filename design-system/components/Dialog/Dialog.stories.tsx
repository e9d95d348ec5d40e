import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Rooms and meals',
    isOpen: true,
    onClose: fn(),
    children: <Text>Families have a room of their own. Meals are in the hall, with a quiet table for those in silence.</Text>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opened(args: DialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>About rooms</Button>
      <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const Default: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'About rooms' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rooms and meals' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The page behind is hidden from screen readers, but not the place where messages are said. */
export const StillHeard: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    const live = document.querySelector('[aria-live="polite"]');
    await expect(live).not.toBeNull();
    await expect(live?.closest('[aria-hidden="true"], [inert]')).toBeNull();
  },
};

export const WithActions: Story = {
  args: { actions: [<Button key="keep" tone="primary">Keep this room</Button>, <Button key="other">See others</Button>] },
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

export const InSpanish: Story = {
  args: { title: 'Habitaciones y comidas', children: <Text>Cada familia tiene su propia habitación.</Text> },
  globals: { language: 'es' },
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Cerrar' });
    await waitFor(() => expect(close).toBeVisible());
  },
};
