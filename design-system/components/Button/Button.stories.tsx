import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Add a person', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add a person' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Button tone="primary">Review my registration</Button>
      <Button tone="secondary">Finish later</Button>
      <Button tone="quiet">Clear the form</Button>
      <Button tone="critical">Cancel the registration</Button>
      <Button size="small">Edit</Button>
    </Inline>
  ),
};

export const Pending: Story = {
  args: { tone: 'primary', isPending: true, pendingLabel: 'Sending…', children: 'Confirm' },
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    const heard = canvasElement.querySelector('[aria-live="polite"]');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(heard).toHaveTextContent(/^Sending…$/));
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: { isDisabled: true, disabledReason: 'Run a report first.', children: 'Download' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Download' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Run a report first.');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A press that disables the button leaves the focus on it. */
export const DisabledByItsPress: Story = {
  args: { disabledReason: 'Everything was read.', children: 'Read' },
  render: function Reading(args) {
    const [isRead, setRead] = useState(false);
    return (
      <Button
        {...args}
        isDisabled={isRead}
        onPress={() => {
          setRead(true);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Read' });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Everything was read.');
  },
};

export const LongSpanish: Story = {
  args: { children: 'Revisar la inscripción de toda mi familia antes de enviarla', tone: 'primary' },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
