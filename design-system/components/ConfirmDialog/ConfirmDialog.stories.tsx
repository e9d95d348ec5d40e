import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmDialogProps, ConfirmOutcome } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Cancel this registration?',
    children: 'The five places go back to others who wait. What was paid is returned within ten days.',
    confirmLabel: 'Cancel the registration',
    cancelLabel: 'Keep it',
    pendingLabel: 'Canceling…',
    isOpen: true,
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const success: ConfirmOutcome = {
  kind: 'success',
  title: 'The registration is canceled',
  children: 'We have written to the family.',
  closeLabel: 'Back to the list',
};

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this registration?' });
    await expect(dialog).toHaveAccessibleDescription(/The five places go back/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the registration' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Canceling…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

function Reasoned({ onConfirm, ...args }: ConfirmDialogProps): ReactElement {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <ConfirmDialog
      {...args}
      onConfirm={() => {
        setTried(true);
        if (reason !== '') onConfirm();
      }}
    >
      <TextField
        label="Reason"
        name="reason"
        value={reason}
        onChange={setReason}
        isRequired
        errorMessage={isTried && reason === '' ? 'Please give a reason.' : undefined}
      />
    </ConfirmDialog>
  );
}

/** The field takes the focus each time that the answer is missing, and keeps what is typed. */
export const WithAMissingAnswer: Story = {
  render: (args) => <Reasoned {...args} />,
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Reason' });
    const confirm = screen.getByRole('button', { name: 'Cancel the registration' });
    for (const _ of ['first', 'second']) {
      await userEvent.click(confirm);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription('Error: Please give a reason.');
    }
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('Illness');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(confirm).toHaveFocus();
  },
};

function Confirmation(args: ConfirmDialogProps): ReactElement {
  const [outcome, setOutcome] = useState<ConfirmOutcome>();
  return <ConfirmDialog {...args} outcome={outcome} onConfirm={() => setOutcome(args.outcome)} />;
}

export const Success: Story = {
  args: { outcome: success },
  render: (args) => <Confirmation {...args} />,
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Cancel the registration' });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    const outcome = await screen.findByRole('group', { name: 'The registration is canceled' });
    await waitFor(() => expect(outcome).toHaveFocus());
    await expect(outcome).toHaveAccessibleDescription('Done: We have written to the family.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const Failure: Story = {
  args: {
    outcome: {
      ...success,
      kind: 'failure',
      title: 'It is still registered',
      children: 'The connection was lost. Please try again.',
      closeLabel: 'Close',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'It is still registered' })).toHaveAccessibleDescription(
      /^Problem:/,
    );
  },
};

export const DoneLater: Story = {
  args: {
    outcome: {
      ...success,
      kind: 'pending',
      title: 'The bank has not answered yet',
      children: 'It is asked again by itself.',
      closeLabel: 'Back to the list',
    },
  },
  play: async () => {
    await expect(
      await screen.findByRole('group', { name: 'The bank has not answered yet' }),
    ).toHaveAccessibleDescription(/^Note:/);
  },
};

export const InSpanish: Story = {
  args: {
    title: '¿Cancelar esta inscripción?',
    children: 'Los cinco lugares quedan libres para otros. Lo pagado se devuelve en diez días.',
    confirmLabel: 'Cancelar la inscripción',
    cancelLabel: 'Conservarla',
    pendingLabel: 'Cancelando…',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
