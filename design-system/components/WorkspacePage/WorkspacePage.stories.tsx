import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Text } from '../Text/Text.tsx';
import { WorkspacePage } from './WorkspacePage.tsx';

const meta = {
  title: 'Layout/WorkspacePage',
  component: WorkspacePage,
  tags: ['workspace'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Manage registrations',
    trail: [{ label: 'Manage', href: '/manage' }],
    actions: (
      <LinkButton href="/new" tone="primary">
        Register a party
      </LinkButton>
    ),
    children: <Text>120 parties</Text>,
  },
} satisfies Meta<typeof WorkspacePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toHaveTextContent('Manage');
    const title = canvas.getByRole('heading', { level: 1, name: 'Manage registrations' });
    await expect(title).toBeVisible();
  },
};

export const OnePartyWithItsState: Story = {
  args: {
    title: 'Elena Morales',
    trail: [
      { label: 'Manage', href: '/manage' },
      { label: 'Registrations', href: '/registrations' },
    ],
    mark: <StatusTag tone="caution">Awaiting payment</StatusTag>,
    width: 'form',
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    title: 'Administrar las inscripciones de los retiros',
    trail: [
      { label: 'Administrar', href: '/manage' },
      { label: 'Todas las inscripciones', href: '/registrations' },
    ],
    actions: (
      <LinkButton href="/new" tone="primary">
        Inscribir a un grupo o a una familia
      </LinkButton>
    ),
    children: <Text>120 grupos</Text>,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Usted está aquí' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
