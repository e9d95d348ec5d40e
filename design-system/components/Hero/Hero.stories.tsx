import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Content/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'A quiet house with light in it',
    lead: 'Retreats, conventions and prayer for families and for anyone who needs to rest a while.',
    actions: (
      <Inline>
        <LinkButton href="/retreat-registration" tone="primary" size="large">
          Register your family
        </LinkButton>
        <LinkButton href="/events" tone="quiet" size="large">
          See all events
        </LinkButton>
      </Inline>
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A quiet house with light in it' })).toBeVisible();
  },
};

export const WithKicker: Story = { args: { kicker: 'Friday of the thirty-third week in Ordinary Time' } };

export const OfASeason: Story = { args: { kicker: 'Third Sunday of Advent', season: 'rose' } };

export const InSpanish: Story = {
  args: {
    title: 'Una casa tranquila con luz adentro',
    lead: 'Retiros, convenciones y oración para las familias y para quien necesite descansar un poco.',
    kicker: 'Viernes de la trigésima tercera semana del Tiempo Ordinario',
    season: 'green',
    actions: (
      <LinkButton href="/retreat-registration" tone="primary" size="large">
        Inscribir a su familia
      </LinkButton>
    ),
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
