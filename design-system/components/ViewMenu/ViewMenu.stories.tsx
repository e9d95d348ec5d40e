import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewMenu } from './ViewMenu.tsx';

const meta = {
  title: 'Data/ViewMenu',
  component: ViewMenu,
  tags: ['workspace'],
  args: {
    label: 'View: Overdue (changed)',
    views: [
      { id: 'overdue', name: 'Overdue', href: '?payment=overdue' },
      { id: 'june', name: 'Families in June', href: '?event=june' },
    ],
    currentId: 'overdue',
    empty: 'You have not saved a view yet.',
    actions: [
      { id: 'save', label: 'Save as a view', onPress: fn() },
      { id: 'delete', label: 'Delete this view', onPress: fn() },
    ],
  },
} satisfies Meta<typeof ViewMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByText('View: Overdue (changed)');
    button.focus();
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Overdue' })).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overdue' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a view' }));
    await expect(args.actions[0]?.onPress).toHaveBeenCalledTimes(1);
    // The menu has closed, and a dialog that opens next can return the focus to its button.
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Families in June')).not.toBeVisible();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Families in June')).not.toBeVisible();
  },
};

export const NothingSavedInSpanishOnAPhone: Story = {
  args: {
    label: 'Vistas',
    views: [],
    currentId: undefined,
    empty: 'Todavía no ha guardado ninguna vista.',
    actions: [{ id: 'save', label: 'Guardar como vista', onPress: fn() }],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Vistas'));
    await expect(canvas.getByText('Todavía no ha guardado ninguna vista.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
