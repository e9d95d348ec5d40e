import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Video } from './Video.tsx';

const captionsOf = (words: string): string =>
  `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:02.000\n${words}`)}`;

const meta = {
  title: 'Content/Video',
  component: Video,
  args: {
    // The file does not exist, but nothing is fetched until the video is played.
    src: '/film.mp4',
    title: 'A day in the house',
    language: 'en',
    captions: [
      { language: 'en', label: 'English', src: captionsOf('Welcome') },
      { language: 'es', label: 'Español', src: captionsOf('Bienvenidos') },
    ],
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

const player = (canvasElement: HTMLElement): HTMLVideoElement => {
  const found = canvasElement.querySelector('video');
  if (found === null) throw new Error('No player');
  return found;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = player(canvasElement);
    await expect(video).toBe(canvas.getByLabelText('A day in the house'));
    await expect(video.controls).toBe(true);
    await expect(video.autoplay).toBe(false);
    await waitFor(() => expect(video.networkState).toBe(HTMLMediaElement.NETWORK_IDLE));
    await expect(video.buffered.length).toBe(0);
    await expect([...video.textTracks].map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'captions en',
      'captions es',
    ]);
    // Simulated Tab skips the player, but a real one does not.
    video.focus();
    await expect(video).toHaveFocus();
  },
};

/** The space is reserved before any metadata is loaded. */
export const KeepsItsRoom: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = player(canvasElement).getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02);
  },
};

export const InSpanishOnAPhone: Story = {
  args: { title: 'Un día en la casa', language: 'es' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const shown = player(canvasElement).querySelector('track[default]');
    await expect(shown).toHaveAttribute('srclang', 'es');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
