import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Menu } from './Menu.tsx';

const [write, cancel] = [fn(), fn()];

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    subject: 'María Alvarez',
    items: [
      { id: 'mail', label: 'Write to this person', onAction: write },
      { id: 'move', label: 'Move to another event', onAction: fn(), isDisabled: true },
      { id: 'cancel', label: 'Cancel the registration', onAction: cancel, tone: 'critical' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    write.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions: María Alvarez' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Write to this person' }));
    await expect(write).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    cancel.mockClear();
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Actions: María Alvarez' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Write to this person' })).toHaveFocus());
    // Disabled items are skipped.
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Cancel the registration' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Actions: María Alvarez' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** An open menu, for axe, manual review and screenshots. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: María Alvarez' }));
    await expect(await screen.findByRole('menuitem', { name: 'Move to another event' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    subject: 'José Antonio Fernández de la Torre',
    items: [
      { id: 'mail', label: 'Escribir un correo a esta persona', onAction: fn() },
      { id: 'cancel', label: 'Cancelar la inscripción de toda la familia', onAction: fn(), tone: 'critical' },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones: José Antonio Fernández de la Torre' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const itemsWhenOpen = fn(() => [{ id: 'mail', label: 'Write to this person', onAction: write }]);

export const AskedWhenItOpens: Story = {
  args: { items: itemsWhenOpen },
  play: async ({ canvas }) => {
    itemsWhenOpen.mockClear();
    write.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions: María Alvarez' });
    await expect(itemsWhenOpen).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Write to this person' }));
    await expect(write).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
