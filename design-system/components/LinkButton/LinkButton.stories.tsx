import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Forms/LinkButton',
  component: LinkButton,
  args: { href: '/retreat-registration', tone: 'primary', children: 'Register your family' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Register your family' });
    await expect(link).toHaveAttribute('href', '/retreat-registration');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Secondary: Story = { args: { tone: 'secondary', href: '/events', children: 'All events' } };

export const Current: Story = {
  args: { tone: 'secondary', href: '/events', children: 'All events', isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('All events');
  },
};

export const InSpanish: Story = { args: { children: 'Inscribir a su familia' }, globals: { language: 'es' } };
