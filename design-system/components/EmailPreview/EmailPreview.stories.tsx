import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailPreview } from './EmailPreview.tsx';

const email = (language: string, text: string): string =>
  `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="${language}"><head><title>${text}</title></head><body><main><h1>${text}</h1></main></body></html>`,
  )}`;

const meta = {
  title: 'Content/EmailPreview',
  component: EmailPreview,
  args: { label: 'The email as HTML', address: email('en', 'Your retreat is near') },
} satisfies Meta<typeof EmailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('The email as HTML');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

export const OtherLanguage: Story = {
  args: { address: email('es', 'Su retiro se acerca') },
};
