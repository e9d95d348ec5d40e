import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/media.ts';
import { PrayerReader } from './PrayerReader.tsx';

const english = {
  language: 'en',
  title: 'Hail Mary',
  stanzas: [
    [
      'Hail Mary, full of grace,',
      'the Lord is with thee;',
      'blessed art thou among women,',
      'and blessed is the fruit of thy womb, Jesus.',
    ],
    ['Holy Mary, Mother of God,', 'pray for us sinners,', 'now and at the hour of our death.', 'Amen.'],
  ],
} as const;

const spanish = {
  language: 'es',
  title: 'Avemaría',
  stanzas: [
    [
      'Dios te salve, María,',
      'llena eres de gracia,',
      'el Señor es contigo.',
      'Bendita tú eres entre todas las mujeres,',
      'y bendito es el fruto de tu vientre, Jesús.',
    ],
    ['Santa María, Madre de Dios,', 'ruega por nosotros, pecadores,', 'ahora y en la hora de nuestra muerte.', 'Amén.'],
  ],
} as const;

const meta = {
  title: 'Content/PrayerReader',
  component: PrayerReader,
  args: { texts: [english] },
} satisfies Meta<typeof PrayerReader>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Hail Mary, full of grace,';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hail Mary' })).toBeVisible();
    const verse = canvas.getByText(words, { exact: false });
    const usual = Number.parseFloat(getComputedStyle(verse).fontSize);
    const large = canvas.getByRole('button', { name: 'Large print', pressed: false });
    await userEvent.click(large);
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    await expect(Number.parseFloat(getComputedStyle(verse).fontSize)).toBeCloseTo(usual * 1.5, 0);
    await userEvent.keyboard(' ');
    await expect(Number.parseFloat(getComputedStyle(verse).fontSize)).toBeCloseTo(usual, 0);
  },
};

export const ByNightLight: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Hail Mary' });
    const byDay = getComputedStyle(heading).color;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Night light', pressed: true })).toHaveFocus();
    // Under forced colors, text has the system's color regardless of the night light.
    if (!window.matchMedia(media.forcedColors).matches) {
      await waitFor(() => expect(getComputedStyle(heading).color).not.toBe(byDay));
    }
  },
};

export const BothLanguages: Story = {
  args: { texts: [english, spanish] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first).toHaveAttribute('lang', 'en');
    await expect(second).toHaveAttribute('lang', 'es');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

export const WithItsSource: Story = {
  args: { texts: [{ ...english, source: 'A prayer of the Church, from Luke 1' }], level: 1, isLarge: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A prayer of the Church, from Luke 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Large print' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const InSpanishOnAPhone: Story = {
  args: { texts: [spanish, english], isLarge: true },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Letra grande' })).toHaveAttribute('aria-pressed', 'true');
    const [first, second] = canvas.getAllByRole('article');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
