import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { encode } from 'uqr';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Content/QrCode',
  component: QrCode,
  args: { value: 'K7M-3QX', label: 'QR code of the reference K7M-3QX' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether a square of the code is dark. */
const isDark = (canvasElement: HTMLElement, x: number, y: number): boolean =>
  canvasElement
    .querySelector('path')
    ?.getAttribute('d')
    ?.includes(`M${String(x)} ${String(y)}h1`) ?? false;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = canvas.getByRole('img', { name: 'QR code of the reference K7M-3QX' });
    // A text this short takes 21 squares, plus a border of four on each side.
    await expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    // The finder pattern in the first corner: seven dark squares, after the border.
    await expect([3, 4, 10, 11].map((x) => isDark(canvasElement, x, 4))).toEqual([false, true, true, false]);
    // The row that names the error correction: the highest takes no more room.
    const row = encode('K7M-3QX', { ecc: 'H', border: 4 }).data[12] ?? [];
    await expect(row.map((_, x) => isDark(canvasElement, x, 12))).toEqual(row);
  },
};

export const AnotherText: Story = {
  args: { value: 'F9C-W6D', label: 'QR code of the reference F9C-W6D' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(1);
  },
};

export const SpanishByNight: Story = {
  args: { label: 'Código QR de la referencia K7M-3QX' },
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    if (!svg) throw new Error('No code');
    await expect(getComputedStyle(svg).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
