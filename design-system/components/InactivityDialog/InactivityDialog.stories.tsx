import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { InactivityDialog } from './InactivityDialog.tsx';
import type { InactivityDialogProps } from './InactivityDialog.tsx';

const meta = {
  title: 'Overlays/InactivityDialog',
  component: InactivityDialog,
  args: {
    title: 'Are you still there?',
    isOpen: true,
    secondsLeft: 65,
    countdownText: (time) => `For your safety you will be signed out in ${time}.`,
    children: <Text>What you have not saved will be lost.</Text>,
    extendLabel: 'Stay signed in',
    onExtend: fn(),
    signOutLabel: 'Sign out now',
    onSignOut: fn(),
  },
} satisfies Meta<typeof InactivityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await expect(dialog).toHaveAccessibleDescription(
      'For your safety you will be signed out in 1 minute and 5 seconds.',
    );
    // A single key press is enough.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onExtend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onExtend).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** Simulates the page's clock: each press counts down one second. */
function Counting(args: InactivityDialogProps): ReactElement {
  const [seconds, setSeconds] = useState(32);
  return (
    <InactivityDialog {...args} secondsLeft={seconds}>
      <Button onPress={() => setSeconds(seconds - 1)}>A second passes</Button>
    </InactivityDialog>
  );
}

export const SaysTheTimeSeldom: Story = {
  render: (args) => <Counting {...args} />,
  play: async () => {
    const pass = await screen.findByRole('button', { name: 'A second passes' });
    const heard = screen.getByRole('alertdialog').querySelector('[aria-live="assertive"]');
    await userEvent.click(pass);
    await waitFor(() => expect(screen.getByText(/31 seconds/)).toBeVisible());
    await expect(heard).toHaveTextContent(/^$/);
    await userEvent.click(pass);
    await waitFor(() => expect(heard).toHaveTextContent('signed out in 30 seconds'));
    await userEvent.click(pass);
    await waitFor(() => expect(screen.getByText(/29 seconds/)).toBeVisible());
    await expect(heard).toHaveTextContent('signed out in 30 seconds');
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    title: '¿Sigue usted ahí?',
    countdownText: (time) => `Para proteger sus datos, la sesión se cerrará en ${time}.`,
    children: <Text>Lo que no haya guardado se perderá.</Text>,
    extendLabel: 'Continuar con la sesión abierta',
    signOutLabel: 'Cerrar la sesión ahora',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '¿Sigue usted ahí?' });
    await waitFor(() => expect(dialog).toHaveTextContent('se cerrará en 1 minuto y 5 segundos.'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
