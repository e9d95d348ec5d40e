import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { PrintSheet } from './PrintSheet.tsx';

const meta = {
  title: 'Content/PrintSheet',
  component: PrintSheet,
  args: {
    title: [{ lang: 'en', text: 'Arrivals' }],
    about: [[{ lang: 'en', text: 'Summer retreat' }], [{ lang: 'en', text: 'Made on April 1, 2027, 9:30 AM' }]],
    children: <Text>The Núñez family comes by the late bus.</Text>,
  },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('late bus');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Arrivals' })).toBeVisible();
  },
};

/** For helpers who read one language or the other. */
export const InBothLanguages: Story = {
  args: {
    title: [
      { lang: 'en', text: 'Arrivals' },
      { lang: 'es', text: 'Llegadas' },
    ],
    paper: 'a4',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Llegadas')).toHaveAttribute('lang', 'es');
    await expect(canvas.getByRole('heading', { name: 'Arrivals · Llegadas' })).toBeVisible();
  },
};

export const ToBeDestroyed: Story = {
  args: { warning: [{ lang: 'en', text: 'Destroy by May 5, 2027' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Destroy by May 5, 2027')).toBeVisible();
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    title: [{ lang: 'es', text: 'Firmas y saldos pendientes' }],
    about: [
      [{ lang: 'es', text: 'Retiro de familias de verano en la casa de la montaña' }],
      [{ lang: 'es', text: 'Preparado el 1 de abril de 2027, 9:30' }],
    ],
    children: <Text>La familia Núñez llega en el último autobús.</Text>,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
