import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Drawing } from './Drawing.tsx';
import { scenes } from './scenes.ts';

const meta = {
  title: 'Content/Drawing',
  component: Drawing,
  args: { subject: 'hills' },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The whole family. */
export const All: Story = {
  render: () => (
    <Grid columns={3} gap="l">
      {(Object.keys(scenes) as (keyof typeof scenes)[]).map((subject) => (
        <Drawing key={subject} subject={subject} />
      ))}
    </Grid>
  ),
};

export const OnAPhone: Story = {
  args: { subject: 'star' },
  globals: { viewport: { value: 'phone' } },
};
