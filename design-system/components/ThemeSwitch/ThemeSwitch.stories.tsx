import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { themeScript } from '../../theme/first-paint/colorScheme.ts';
import { media } from '../../theme/media.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const forget = (): void => {
  localStorage.removeItem('theme');
  delete document.documentElement.dataset.theme;
};

/** Waits until the page has the colors of this choice, which the next page gets too. */
async function waitForTheme(theme: string): Promise<void> {
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe(theme));
  await expect(localStorage.getItem('theme')).toBe(theme);
}

const meta = {
  title: 'Navigation/ThemeSwitch',
  component: ThemeSwitch,
  args: { label: 'Colors' },
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
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await waitForTheme('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await waitForTheme('light');
    await userEvent.click(canvas.getByRole('radio', { name: 'Match this device' }));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
    await expect(localStorage.getItem('theme')).toBeNull();
  },
};

/** Of two choices within one frame, the second one holds. */
export const ChosenTwice: Story = {
  play: async ({ canvas }) => {
    const dark = canvas.getByRole('radio', { name: 'Dark' });
    const light = canvas.getByRole('radio', { name: 'Light' });
    dark.click();
    light.click();
    await waitForTheme('light');
    await expect(light).toBeChecked();
    await expect(dark).not.toBeChecked();
  },
};

/** Checks the painted colors, and the choice that the script in the document's head applies to the next page. */
export const HighContrast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'High contrast' }));
    await waitForTheme('contrast');
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
