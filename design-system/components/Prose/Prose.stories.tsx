import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { List } from '../List/List.tsx';
import { Text } from '../Text/Text.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Content/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <Heading level={2}>What a retreat here is like</Heading>
        <Text>
          A retreat begins on Friday evening and ends after Mass on Sunday. Between the talks there is time: for
          confession, for a walk, for sitting in the chapel with nothing to do.
        </Text>
        <Text>Children have their own hours with people who know them by name, so that parents can be quiet too.</Text>
        <List items={['Mass each day', 'Confession from Friday evening', 'Adoration through Saturday night']} />
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
