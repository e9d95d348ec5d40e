import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Text } from '../Text/Text.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No retreats are planned yet',
    children: <Text>The dates of the new year are usually here by Advent.</Text>,
    actions: <LinkButton href="/events">See past events</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No retreats are planned yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See past events' })).toBeVisible();
  },
};

export const TitleAlone: Story = { args: { children: undefined, actions: undefined } };

export const AsAPage: Story = {
  args: { level: 1, title: 'Nothing lives at this address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const InSpanish: Story = {
  args: {
    title: 'Todavía no hay retiros previstos',
    children: <Text>Las fechas del nuevo año suelen estar aquí para el Adviento.</Text>,
    actions: <LinkButton href="/events">Ver los eventos pasados</LinkButton>,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
