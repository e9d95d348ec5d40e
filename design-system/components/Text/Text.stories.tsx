import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Content/Text',
  component: Text,
  args: { children: 'Bring what you need for the night. Bed linen and towels are here; the chapel is open from six.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = {
  args: { size: 'lead', children: 'Three days of silence, teaching and confession for families.' },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      <Text>There are 24 places left.</Text>
      <Text tone="muted">The price is fixed on the day you register.</Text>
      <Text tone="positive">Your place is confirmed.</Text>
      <Text tone="critical">Registration has closed.</Text>
    </Stack>
  ),
};

export const Figures: Story = {
  render: () => (
    <Stack gap="xs">
      <Text numeric>$1,111.10</Text>
      <Text numeric>$8,888.80</Text>
    </Stack>
  ),
};

export const OtherLanguage: Story = {
  args: { lang: 'es', children: 'Traiga lo necesario para la noche. Aquí hay sábanas y toallas.' },
};
