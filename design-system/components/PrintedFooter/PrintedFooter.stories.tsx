import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PrintSheet } from '../PrintSheet/PrintSheet.tsx';
import { Text } from '../Text/Text.tsx';
import { PrintedFooter } from './PrintedFooter.tsx';

const meta = {
  title: 'Layout/PrintedFooter',
  component: PrintedFooter,
  args: { text: 'Prepared on June 1, 2027 at 9:00 AM' },
  render: ({ text }) => (
    <>
      <PrintedFooter text={text} />
      <PrintSheet title={[{ lang: 'en', text: 'Guest list' }]} about={[]}>
        <Text>Each page of this sheet says below when it was made.</Text>
      </PrintSheet>
    </>
  ),
} satisfies Meta<typeof PrintedFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPaper = () => document.documentElement.style.getPropertyValue('--printed-footer');

/** It is only on paper. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(onPaper()).toBe('"Prepared on June 1, 2027 at 9:00 AM"'));
    await expect(canvas.queryByText(/Prepared on/)).toBeNull();
  },
};

export const WithQuotesInSpanish: Story = {
  args: { text: 'Preparado el 1 de junio de 2027\npara "La \\ Casa"' },
  globals: { language: 'es' },
  render: ({ text }) => (
    <>
      <PrintedFooter text={text} />
      <PrintSheet title={[{ lang: 'es', text: 'Lista de personas' }]} about={[]}>
        <Text>Cada página de esta hoja dice abajo cuándo se preparó.</Text>
      </PrintSheet>
    </>
  ),
  play: async () => {
    await waitFor(() => expect(onPaper()).toBe(String.raw`"Preparado el 1 de junio de 2027 para \"La \\ Casa\""`));
  },
};
