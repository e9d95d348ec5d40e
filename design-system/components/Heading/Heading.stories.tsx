import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Content/Heading',
  component: Heading,
  args: { level: 1, children: 'Come away by yourselves and rest a while' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        A quiet house
      </Heading>
      <Heading level={2} size={1}>
        Retreats and conventions
      </Heading>
      <Heading level={3} size={2}>
        Miami Retreat 2026
      </Heading>
      <Heading level={4} size={3}>
        Who is coming?
      </Heading>
      <Heading level={4}>Rooms and meals</Heading>
    </Stack>
  ),
};

export const LevelApartFromSize: Story = {
  args: { level: 2, size: 4, children: 'Payment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
  },
};

export const LongSpanish: Story = {
  args: { children: 'Inscripción al retiro de familias y convención de evangelización' },
  globals: { language: 'es' },
};

/** When a step of a form appears, its heading can take the focus, but Tab skips it. */
export const TakesFocus: Story = {
  args: { level: 2, focusId: 'step', children: 'Who is coming?' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Who is coming?' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
