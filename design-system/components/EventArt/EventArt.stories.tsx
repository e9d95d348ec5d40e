import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { EventArt } from './EventArt.tsx';

const meta = {
  title: 'Content/EventArt',
  component: EventArt,
  args: { seed: 'miami-retreat-2026' },
} satisfies Meta<typeof EventArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The paths drawn inside a story, as one string. */
const drawing = (element: Element): string =>
  [...element.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(drawing(canvasElement)).not.toBe('');
  },
};

export const NoTwoAlike: Story = {
  render: () => (
    <Grid columns={2}>
      {[
        'miami-retreat-2026',
        'chicago-retreat-2026',
        'new-york-convention-2027',
        'washington-dc-convention-2027',
        'a',
        'b',
        'c',
        'd',
      ].map((seed) => (
        <EventArt key={seed} seed={seed} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map(drawing);
    await expect(new Set(drawings).size).toBe(8);
  },
};

export const SameSeedSameWindows: Story = {
  render: (args) => (
    <Grid columns={2}>
      <EventArt {...args} />
      <EventArt {...args} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [one, other] = [...canvasElement.querySelectorAll('svg')].map(drawing);
    await expect(one).toBe(other);
  },
};

export const OfASeason: Story = { args: { season: 'violet' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
