import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageSection } from './PageSection.tsx';

const words = (
  <Stack>
    <Heading level={2}>What to bring</Heading>
    <Text>Bring what you need for the night. Bed linen and towels are here; the chapel is open from six.</Text>
  </Stack>
);

const meta = {
  title: 'Layout/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: { children: words },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = {
  args: { label: 'Before you come', width: 'text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Before you come' })).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <>
      <PageSection width="text">{words}</PageSection>
      <PageSection width="text" tone="raised">
        {words}
      </PageSection>
      <PageSection width="text" tone="deep">
        {words}
      </PageSection>
    </>
  ),
};

export const OnAPhone: Story = { args: { tone: 'raised' }, globals: { viewport: { value: 'phone' } } };
