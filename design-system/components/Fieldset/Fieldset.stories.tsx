import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const Controlled = controlled(TextField);

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'A new person',
    children: (
      <Stack gap="l">
        <Controlled label="First name" name="firstName" value="" onChange={fn()} isRequired />
        <Controlled label="Last name" name="lastName" value="" onChange={fn()} isRequired />
      </Stack>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'A new person' })).toBeVisible();
  },
};

export const WithHintAndError: Story = {
  args: { legendSize: 'label', hint: 'As on the passport.', errorMessage: 'Write at least one name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'As on the passport. Error: Write at least one name.',
    );
  },
};

export const InSpanish: Story = { args: { legend: 'Una persona más' }, globals: { language: 'es' } };
