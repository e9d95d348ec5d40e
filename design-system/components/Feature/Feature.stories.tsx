import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Feature } from './Feature.tsx';

const meta = {
  title: 'Content/Feature',
  component: Feature,
  args: {
    title: 'Come away for a few days',
    drawing: 'hills',
    children: (
      <>
        <Text>A retreat is time set aside for God: silence and rest, and a place at the table.</Text>
        <LinkButton href="/retreat" tone="secondary">
          What a retreat is like
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Feature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Come away for a few days' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What a retreat is like' })).toHaveFocus();
  },
};

export const SeveralBesideEachOther: Story = {
  render: (args) => (
    <Grid columns={2} gap="xl">
      <Feature {...args} level={3} />
      <Feature {...args} level={3} drawing="book" title="Gather around the Word" />
      <Feature {...args} level={3} drawing="candle" title="Ask for prayer" />
    </Grid>
  ),
};

export const InSpanishOnAPhone: Story = {
  args: {
    title: 'Reúnase en torno a la Palabra de Dios con su familia y su parroquia',
    drawing: 'road',
    children: <Text>Una convención bíblica reúne a mucha gente durante un día o un fin de semana.</Text>,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
