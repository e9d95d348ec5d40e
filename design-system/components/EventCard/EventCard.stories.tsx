import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EventCard } from './EventCard.tsx';

const meta = {
  title: 'Content/EventCard',
  component: EventCard,
  args: {
    href: '/events/chicago-retreat-2026',
    title: 'Chicago Retreat',
    dates: 'Friday 12 to Sunday 14 June',
    place: 'Chicago, Illinois',
    status: { label: 'Registration is open until Friday 5 June', tone: 'positive' },
    summary: 'Three days of teaching, confession and silence for families.',
    seed: 'chicago-retreat-2026',
  },
  render: (args) => (
    <Grid columns={2}>
      <EventCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    actions: (
      <LinkButton href="/retreat-registration/chicago-retreat-2026" tone="primary">
        Register for Chicago Retreat
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Chicago Retreat' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Register for Chicago Retreat' })).toHaveFocus();
  },
};

export const WholeCardIsTheLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Chicago Retreat' });
    const summary = canvas.getByText(/Three days of teaching/).getBoundingClientRect();
    const hit = document.elementFromPoint(summary.x + summary.width / 2, summary.y + summary.height / 2);
    await expect(hit).toBe(link);
  },
};

export const Closed: Story = { args: { status: { label: 'Registration closed on Friday 5 June', tone: 'neutral' } } };

export const Full: Story = { args: { status: { label: 'All places are taken', tone: 'caution' } } };

export const NotYetOpen: Story = { args: { status: { label: 'Registration opens on Sunday 1 March', tone: 'info' } } };

export const InSpanish: Story = {
  args: {
    title: 'Convención de evangelización de Nueva York y Nueva Jersey',
    headingLevel: 3,
    dates: 'Del sábado 15 al domingo 16 de mayo',
    place: 'Nueva York, Nueva York',
    status: { label: 'La inscripción está abierta hasta el viernes 30 de abril', tone: 'positive' },
    summary: 'Dos días de enseñanza, adoración y confesiones.',
    seed: 'new-york-convention-2027',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
