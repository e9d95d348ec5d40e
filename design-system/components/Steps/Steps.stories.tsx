import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    label: 'Registration',
    current: 1,
    steps: [
      { label: 'You', href: '?step=contact' },
      { label: 'Who is coming' },
      { label: 'Payment' },
      { label: 'Review' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Registration' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[2]).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Done: You' })).toHaveFocus();
    await userEvent.tab();
    await expect(items[1]?.contains(document.activeElement)).toBe(false);
  },
};

export const First: Story = { args: { current: 0 } };

export const OnAPhoneInSpanish: Story = {
  args: {
    label: 'Inscripción',
    current: 2,
    steps: [
      { label: 'Usted', href: '?step=contact' },
      { label: 'Quiénes vienen', href: '?step=people' },
      { label: 'Pago' },
      { label: 'Revisión' },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hecho: Quiénes vienen' })).toBeVisible();
  },
};
