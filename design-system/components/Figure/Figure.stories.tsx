import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { Figure } from './Figure.tsx';

/** A picture that needs no file: a bell tower on a hill, higher than it is wide. */
const tower = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">
  <path fill="#c9d8e8" d="M0 0h800v1000H0z"/><circle cx="600" cy="240" r="90" fill="#f3dca0"/>
  <path fill="#8aa07a" d="M0 760C220 640 430 650 800 790v210H0z"/><path fill="#efe3cb" d="M300 300h160v420H300z"/>
  <path fill="#8a4b3c" d="M280 300l100-150 100 150z"/><path fill="#3a302a" d="M345 420v-50a35 35 0 0 1 70 0v50zM350 720v-90a30 30 0 0 1 60 0v90z"/>
</svg>`)}`;

const meta = {
  title: 'Content/Figure',
  component: Figure,
  args: {
    picture: { src: tower, alt: 'The bell tower of the house on its hill, early in the morning' },
    seed: 'house',
    caption: 'The bell calls to prayer at six.',
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = (canvasElement: HTMLElement): HTMLImageElement => {
  const found = canvasElement.querySelector('img');
  if (found === null) throw new Error('No picture');
  return found;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('The bell calls to prayer at six.');
    await expect(
      canvas.getByRole('img', { name: 'The bell tower of the house on its hill, early in the morning' }),
    ).toBe(image(canvasElement));
    await waitFor(() => expect(image(canvasElement).naturalWidth).toBe(800));
    const { width, height } = image(canvasElement).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(3 / 2, 1);
  },
};

/** The house has no photograph of it yet. */
export const WithoutAPicture: Story = {
  args: { picture: undefined, caption: 'The chapel' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('The chapel')).toBeVisible();
  },
};

/** What cannot be fetched is drawn instead, and what it would have shown can still be heard. */
export const ThatDoesNotArrive: Story = {
  args: { picture: { src: 'data:image/png,nothing', alt: 'The bell tower of the house' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'The bell tower of the house' })).toBeVisible();
  },
};

export const WithACredit: Story = {
  args: {
    caption: (
      <>
        The tower was built in 1954. <Link href="/about">The history of the house</Link>
      </>
    ),
    credit: 'Drawing: the house itself',
  },
};

const ratios = ['landscape', 'wide', 'square', 'portrait'] as const;

export const Ratios: Story = {
  render: (args) => (
    <Grid columns={2}>
      {ratios.map((ratio) => (
        <Figure key={ratio} {...args} ratio={ratio} caption={ratio} />
      ))}
    </Grid>
  ),
};

const focuses = ['top', 'middle', 'bottom'] as const;

/** Which part stays in sight. */
export const Focus: Story = {
  render: (args) => (
    <Grid columns={3}>
      {focuses.map((focus) => (
        <Figure key={focus} {...args} ratio="wide" focus={focus} caption={focus} />
      ))}
    </Grid>
  ),
};

export const EmptyPlaces: Story = {
  render: () => (
    <Grid columns={2}>
      {ratios.map((ratio) => (
        <Figure key={ratio} seed={ratio} ratio={ratio} />
      ))}
    </Grid>
  ),
};

export const InSpanishOnAPhone: Story = {
  args: {
    picture: { src: tower, alt: 'El campanario de la casa sobre la colina, al amanecer' },
    caption: 'La campana llama a la oración a las seis de la mañana y, los sábados, también al mediodía.',
    credit: 'Dibujo: de la propia casa',
    isSeenFirst: true,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /El campanario/ })).toBeVisible();
    await expect(image(canvasElement)).toHaveAttribute('loading', 'eager');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
