import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { english, spanish } from './SiteFooter.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { ...english, switch: <ThemeSwitch label="Colours" /> },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'welcome@gracehill.example' })).toHaveAttribute(
      'href',
      'mailto:welcome@gracehill.example',
    );
    await expect(canvas.getByRole('link', { name: 'YouTube (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByText('Powered by Holy Spirit')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'welcome@gracehill.example' })).toHaveFocus();
  },
};

export const WithoutSocialAndSwitch: Story = { args: { social: undefined, switch: undefined } };

export const InSpanish: Story = {
  args: { ...spanish, switch: <ThemeSwitch label="Colores" /> },
  globals: { language: 'es' },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
