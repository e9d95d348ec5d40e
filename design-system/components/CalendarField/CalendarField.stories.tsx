import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { addDays } from './calendarDays.ts';
import { CalendarField } from './CalendarField.tsx';

const Controlled = controlled(CalendarField);

/** Every Saturday from December 5, 2026 on, for half a year. */
const saturdays = Array.from({ length: 26 }, (_, week) => addDays('2026-12-05', 7 * week));

const meta = {
  title: 'Forms/CalendarField',
  component: CalendarField,
  args: {
    label: 'First choice',
    name: 'first',
    hint: 'For example 12/5/2026, or choose it on the calendar.',
    placeholder: 'Choose a day',
    days: saturdays,
    value: '',
    isRequired: true,
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CalendarField>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

/** Keyboard only: from the input to the month and back. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('textbox', { name: 'First choice' });
    await expect(input).toHaveAccessibleDescription('For example 12/5/2026, or choose it on the calendar.');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Calendar : First choice' });
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await expect(focused()).toBe('Saturday, December 5, 2026');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Saturday, December 12, 2026');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('Sunday, December 6, 2026, not available');
    // Unavailable days cannot be chosen.
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('Saturday, December 5, 2026');
    await userEvent.keyboard('{ArrowRight}{End}{ArrowUp}');
    await expect(focused()).toBe('Saturday, December 5, 2026');
    // Page Up does not go before the first month.
    await userEvent.keyboard('{PageUp}');
    await expect(focused()).toBe('Saturday, December 5, 2026');
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await expect(focused()).toBe('Saturday, January 2, 2027');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(input).toHaveDisplayValue('Sat, Jan 2, 2027');
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
      'Saturday, January 2, 2027 was chosen.',
    );
    // Escape returns without changing anything.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('2');
    await userEvent.keyboard('{PageDown}{Escape}');
    await expect(opener).toHaveFocus();
    await expect(input).toHaveDisplayValue('Sat, Jan 2, 2027');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Calendar/ }));
    const previous = canvas.getByRole('button', { name: 'Previous month' });
    const next = canvas.getByRole('button', { name: 'Next month' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    const grid = canvas.getByRole('grid', { name: 'January 2027' });
    await userEvent.click(within(grid).getByRole('button', { name: 'Friday, January 8, 2027, not available' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(grid).getByRole('button', { name: 'Saturday, January 9, 2027' }));
    await expect(args.onChange).toHaveBeenCalledWith('2027-01-09');
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12/12');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-12');
    // The text stays as typed until the field loses focus.
    await expect(input).toHaveDisplayValue('12/12');
    await userEvent.tab();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(input).toHaveDisplayValue('Sat, Dec 12, 2026');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, 'soon');
    await expect(args.onChange).toHaveBeenLastCalledWith('soon');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Saturday, December 5, 2026');
  },
};

export const OpenWithAChosenDay: Story = {
  args: { value: '2027-02-13' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue('Sat, Feb 13, 2027');
    await userEvent.click(canvas.getByRole('button', { name: /^Calendar/ }));
    await expect(canvas.getByRole('grid', { name: 'February 2027' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('13');
    await expect(focused()).toBe('Saturday, February 13, 2027, selected');
  },
};

/** A day that is already chosen in another field is marked in the month and at the input. */
export const ChosenAlready: Story = {
  args: {
    label: 'Second choice',
    name: 'second',
    isRequired: false,
    notes: { '2026-12-05': 'Already your first choice' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Second choice (optional)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Calendar/ }));
    await expect(focused()).toBe('Saturday, December 5, 2026, Already your first choice');
    await expect(canvas.getByText('December 5: Already your first choice')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'For example 12/5/2026, or choose it on the calendar. Already your first choice',
    );
  },
};

export const WithError: Story = {
  args: { value: '2026-12-06', errorMessage: 'Choose a Saturday.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveDisplayValue('Sun, Dec 6, 2026');
    await expect(input).toHaveAccessibleDescription(
      'For example 12/5/2026, or choose it on the calendar. Error: Choose a Saturday.',
    );
  },
};

/** An invalid day stays as typed. */
export const WithWhatIsNoDay: Story = {
  args: { value: 'next week', errorMessage: 'Choose a Saturday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue('next week');
    await userEvent.click(canvas.getByRole('button', { name: /^Calendar/ }));
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
  },
};

export const Disabled: Story = {
  args: { value: '2026-12-05', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    label: 'El sábado que prefiere para el retiro de su grupo o familia',
    hint: 'Por ejemplo, 5/12/2026; o elija la fecha en el calendario.',
    notes: { '2027-05-01': 'Ya elegido como «Segunda opción»' },
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1 de mayo');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('grid', { name: 'mayo de 2027' })).toBeVisible();
    await expect(focused()).toBe('sábado, 1 de mayo de 2027, seleccionado, Ya elegido como «Segunda opción»');
    await expect(canvas.getByRole('button', { name: 'domingo, 2 de mayo de 2027, no disponible' })).toBeVisible();
    for (const saturday of canvas.getAllByRole('button', { name: /^sábado/ })) {
      const { width, height } = saturday.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Even with every day enabled, a month fits into the narrowest phone. */
export const EveryDayOnAPhone: Story = {
  args: { days: Array.from({ length: 31 }, (_, index) => addDays('2027-01-01', index)), value: '2027-01-15' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Calendar/ }));
    const day = canvas.getByRole('button', { name: 'Friday, January 15, 2027, selected' }).getBoundingClientRect();
    await expect(day.height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
