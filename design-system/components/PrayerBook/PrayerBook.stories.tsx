import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/media.ts';
import { Heading } from '../Heading/Heading.tsx';
import { PrayerReader } from '../PrayerReader/PrayerReader.tsx';
import { PrayerBook } from './PrayerBook.tsx';

const prayer = (title: string, titulo: string) =>
  [
    { language: 'en', title, stanzas: [['A first line,', 'and a second line.']] },
    { language: 'es', title: titulo, stanzas: [['Una primera línea,', 'y una segunda línea.']] },
  ] as const;

const meta = {
  title: 'Content/PrayerBook',
  component: PrayerBook,
  args: {
    hasBoth: true,
    children: (
      <>
        <Heading level={2}>In the morning</Heading>
        <PrayerReader texts={prayer('To the angel', 'Al ángel')} level={3} />
        <Heading level={2}>At night</Heading>
        <PrayerReader texts={prayer('Before sleep', 'Antes de dormir')} level={3} />
      </>
    ),
  },
} satisfies Meta<typeof PrayerBook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is one set of switches for all prayers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const title = canvas.getByRole('heading', { name: 'Before sleep' });
    const verse = canvas.getAllByText('and a second line', { exact: false })[1] as HTMLElement;
    const usual = Number.parseFloat(getComputedStyle(verse).fontSize);
    await userEvent.click(canvas.getByRole('button', { name: 'Large print', pressed: false }));
    await expect(Number.parseFloat(getComputedStyle(verse).fontSize)).toBeCloseTo(usual * 1.5, 0);
    const byDay = getComputedStyle(title).color;
    await userEvent.click(canvas.getByRole('button', { name: 'Night light' }));
    if (!window.matchMedia(media.forcedColors).matches)
      await waitFor(() => expect(getComputedStyle(title).color).not.toBe(byDay));
  },
};

export const BothLanguages: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Both languages', pressed: true })).toHaveFocus();
    const articles = canvas.getAllByRole('article');
    await expect(articles.map(({ lang }) => lang)).toEqual(['en', 'es', 'en', 'es']);
  },
};

export const OneLanguageOnAPhone: Story = {
  args: { hasBoth: false },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'En los dos idiomas' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
