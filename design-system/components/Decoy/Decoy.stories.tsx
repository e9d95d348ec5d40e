import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Decoy } from './Decoy.tsx';

const Controlled = controlled(TextField);

const meta = {
  title: 'Forms/Decoy',
  component: Decoy,
  args: { name: 'topic-2', label: 'Leave this empty', value: '', onChange: fn() },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stack gap="l">
        <Controlled label="Name" name="name" value="" onChange={fn()} isRequired />
        <Decoy {...args} />
        <Button type="submit" tone="primary">
          Send
        </Button>
      </Stack>
    </Form>
  ),
} satisfies Meta<typeof Decoy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    const decoy = canvasElement.querySelector<HTMLInputElement>('[name="topic-2"]');
    await expect(decoy?.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(new FormData(canvasElement.querySelector('form') ?? undefined).get('topic-2')).toBe('');
  },
};

export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { label: 'Deje esto vacío' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};
