import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LiveBadge } from './LiveBadge.tsx';

const meta = {
  title: 'Feedback/LiveBadge',
  component: LiveBadge,
  args: { isLive: true, liveLabel: 'Live now: Saturday prayer', notLiveLabel: 'Not live now' },
} satisfies Meta<typeof LiveBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live now: Saturday prayer')).toBeVisible();
    await expect(canvas.queryByText('Not live now')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const NotLive: Story = {
  args: { isLive: false, href: 'https://video.example/live' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not live now')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const WithAPlaceToWatch: Story = {
  args: { href: 'https://video.example/live' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Live now: Saturday prayer (opens in a new tab)' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', 'https://video.example/live');
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    liveLabel: 'En vivo ahora: oración del sábado por la sanación y la liberación',
    href: 'https://video.example/live',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /En vivo ahora.*\(se abre en otra pestaña\)/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
