import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '../Prose/Prose.tsx';
import { Text } from '../Text/Text.tsx';
import { SignedSheet } from './SignedSheet.tsx';

const meta = {
  title: 'Content/SignedSheet',
  component: SignedSheet,
  args: {
    title: 'House rules',
    children: (
      <Prose>
        <Text>I take part of my own free will, and I look after the children I bring.</Text>
        <Text>I leave the house as I would like to find it.</Text>
      </Prose>
    ),
    facts: [
      { term: 'For', description: 'Leo Núñez' },
      { term: 'Signed by', description: 'Ana Núñez, mother or father' },
      { term: 'On', description: 'April 1, 2027' },
    ],
    signature: { name: 'Ana Núñez' },
  },
} satisfies Meta<typeof SignedSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Ana Núñez');
    await expect(canvas.getByRole('heading', { level: 2, name: 'House rules' })).toBeVisible();
  },
};

export const Drawn: Story = {
  args: {
    signature: { drawing: 'M40 70L70 20L90 75L130 50L170 74L240 60M55 52L95 50', label: 'The signature, as drawn' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The signature, as drawn' })).toBeVisible();
  },
};

/** A sheet to sign by hand. */
export const OnPaper: Story = {
  args: {
    facts: [{ term: 'For', description: 'Leo Núñez' }],
    signature: undefined,
    blanks: ['Name of the signer', 'Signature', 'Date'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signature')).toBeVisible();
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    title: 'Normas de la casa',
    lang: 'es',
    children: <Text>Participo por decisión propia y cuido de los niños que vienen conmigo.</Text>,
    facts: [
      { term: 'Por', description: 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha' },
      { term: 'Firmado por', description: 'Ana Núñez, tutora legal' },
    ],
    signature: { name: 'María Inmaculada Gutiérrez-de-la-Concha Fernández-Villaverde' },
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Normas de la casa' })).toHaveAttribute('lang', 'es');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
