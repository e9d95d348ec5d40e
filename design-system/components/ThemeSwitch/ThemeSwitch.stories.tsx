import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { themeScript } from '../../theme/first-paint/colorScheme.ts';
import { media } from '../../theme/media.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const forget = (): void => {
  localStorage.removeItem('theme');
  delete document.documentElement.dataset.theme;
};

const meta = {
  title: 'Navigation/ThemeSwitch',
  component: ThemeSwitch,
  args: { label: 'Colours' },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Match this device' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(document.documentElement.dataset.theme).toBe('light');
    await userEvent.click(canvas.getByRole('radio', { name: 'Match this device' }));
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
};

/** Checks the painted colors, and the choice that the script in the document's head applies to the next page. */
export const HighContrast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'High contrast' }));
    await expect(document.documentElement.dataset.theme).toBe('contrast');
    await expect(localStorage.getItem('theme')).toBe('contrast');
    // Under forced colors the system's own colors are painted.
    if (!window.matchMedia(media.forcedColors).matches) {
      await expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(255, 255, 255)');
    }
    delete document.documentElement.dataset.theme;
    const early = document.createElement('script');
    early.textContent = themeScript;
    document.head.append(early);
    early.remove();
    await expect(document.documentElement.dataset.theme).toBe('contrast');
  },
};

export const InSpanish: Story = {
  args: { label: 'Colores' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Alto contraste' })).toBeInTheDocument();
  },
};
