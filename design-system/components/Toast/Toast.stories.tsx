import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Toast } from './Toast.tsx';
import { useToast } from './ToastProvider.tsx';

const undo = fn();

const shows = [
  { label: 'Save', message: { tone: 'positive', text: 'Your answers are saved.' } },
  {
    label: 'Remove',
    message: { tone: 'info', text: 'María Alvarez was removed.', action: { label: 'Undo', onPress: undo } },
  },
] as const;

function Page(): ReactElement {
  const show = useToast();
  return (
    <Inline>
      {shows.map(({ label, message }) => (
        <Button key={label} onPress={() => show(message)}>
          {label}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { message: shows[0].message, onDismiss: fn() },
  render: () => <Page />,
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const heard = (root: HTMLElement): Element | null => root.querySelector('[aria-live="polite"]');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(region).toHaveTextContent('Done: Your answers are saved.');
    await waitFor(() => expect(heard(canvasElement)).toHaveTextContent('Your answers are saved.'));
    // The toast is announced, but the focus stays where it was.
    await expect(save).toHaveFocus();
  },
};

export const DismissedByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const last = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(last);
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' })).getAllByRole('listitem');
    await expect(toasts).toHaveLength(2);
    // The second announcement does not replace the first, which may not have been read yet.
    await expect(heard(canvasElement)?.children).toHaveLength(2);
    await userEvent.tab();
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Done: Your answers are saved.');
    await expect(toasts[0]).toHaveAttribute('data-paused');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'Note: María Alvarez was removed.',
    );
    await expect(second).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument());
    await expect(last).toHaveFocus();
  },
};

export const WithAnAction: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  },
};

export const WaitsUnderThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const toast = await screen.findByRole('listitem');
    await userEvent.hover(toast);
    await expect(toast).toHaveAttribute('data-paused');
    await userEvent.unhover(toast);
    await expect(toast).not.toHaveAttribute('data-paused');
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    message: {
      tone: 'info',
      text: 'Se quitó a José Antonio Fernández de la Torre de la inscripción de su familia.',
      action: { label: 'Deshacer', onPress: fn() },
    },
  },
  render: (args) => (
    <ul role="list">
      <Toast {...args} />
    </ul>
  ),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
