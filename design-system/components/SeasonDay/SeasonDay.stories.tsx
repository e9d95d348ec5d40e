import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSection } from '../PageLayout/PageSection.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SeasonDay } from './SeasonDay.tsx';

const meta = {
  title: 'Content/SeasonDay',
  component: SeasonDay,
  args: {
    name: 'Friday of the thirty-third week in Ordinary Time',
    color: 'green',
    details: ['November 20', 'Ordinary Time'],
  },
} satisfies Meta<typeof SeasonDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Friday of the thirty-third week in Ordinary Time' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const EveryColor: Story = {
  render: () => (
    <Stack gap="l">
      <SeasonDay color="violet" name="First Sunday of Advent" />
      <SeasonDay color="white" name="The Nativity of the Lord: Christmas" />
      <SeasonDay color="green" name="Second Sunday in Ordinary Time" />
      <SeasonDay color="red" name="Pentecost Sunday" />
      <SeasonDay color="rose" name="Third Sunday of Advent" />
    </Stack>
  ),
};

export const ByNight: Story = {
  render: (args) => (
    <PageSection tone="deep">
      <SeasonDay {...args} />
    </PageSection>
  ),
};

export const InSpanishOnAPhone: Story = {
  args: {
    name: 'Conmemoración de todos los fieles difuntos de la vigésima cuarta semana del Tiempo Ordinario',
    color: 'violet',
    details: ['2 de noviembre', 'Tiempo Ordinario', 'Se recuerda también: san Juan Bautista de la Salle, presbítero'],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
