import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BadgeSheet, type Badge } from './BadgeSheet.tsx';

const people = ['Ana', 'Leo', 'María Guadalupe', 'José', 'Rosa', 'Juan', 'Inés', 'Luz', 'Ignacio'];
const badges: Badge[] = people.map((firstName, index) => ({
  id: firstName,
  firstName,
  lastName: 'Núñez',
  code: `K7M-4T${String(index)}`,
  codeLabel: `K7M-4T${String(index)}`,
  ...(index === 1 && { mark: [{ lang: 'en', text: 'Child' }] }),
}));

const meta = {
  title: 'Content/BadgeSheet',
  component: BadgeSheet,
  args: { badges, event: [{ lang: 'en', text: 'Summer retreat' }] },
} satisfies Meta<typeof BadgeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With nine people, the ninth starts a new page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list');
    await expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([8, 1]);
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
    await expect(canvas.getByText('Child')).toBeVisible();
  },
};

export const LongNamesInSpanishOnAPhone: Story = {
  args: {
    badges: [
      {
        id: 'long',
        firstName: 'María de los Ángeles Guadalupe',
        lastName: 'Fernández-Villaverde y Gutiérrez de la Concha',
        code: 'K7M-4TX',
        codeLabel: 'K7M-4TX',
        mark: [{ lang: 'es', text: 'Joven adulta' }],
      },
    ],
    event: [{ lang: 'es', text: 'Retiro de familias de verano en la casa de la montaña' }],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
