import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    current: 'en',
    label: 'Language',
    options: [
      { code: 'en', name: 'English', href: '/events?lng=en' },
      { code: 'es', name: 'Español', href: '/events?lng=es' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Language' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('English');
    const spanish = canvas.getByRole('link', { name: 'Español' });
    await expect(spanish).toHaveAttribute('lang', 'es');
    await expect(spanish).toHaveAttribute('href', '/events?lng=es');
    await userEvent.click(spanish);
    await expect(args.onChange).toHaveBeenLastCalledWith('es');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('en');
  },
};

/** A click that opens a new tab is left to the browser. */
export const InANewTab: Story = {
  play: async ({ canvas, args }) => {
    const spanish = canvas.getByRole('link', { name: 'Español' });
    const stay = (event: Event): void => {
      event.preventDefault();
    };
    window.addEventListener('click', stay, { once: true });
    await fireEvent.click(spanish, { ctrlKey: true });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InSpanish: Story = { args: { current: 'es', label: 'Idioma' }, globals: { language: 'es' } };
