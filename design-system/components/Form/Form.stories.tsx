import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const Controlled = controlled(TextField);

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    onSubmit: fn(),
    children: (
      <Stack gap="l">
        <Controlled label="E-mail" name="email" type="email" value="not an address" onChange={fn()} isRequired />
        <Button type="submit" tone="primary">
          Continue
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    // A key submits at once, because the user may already be typing the next one.
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    // A tap is painted first, and further taps until then are ignored.
    const tap = () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    tap();
    tap();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('data-pressed');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(button).not.toHaveAttribute('data-pressed');
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  },
};

export const TakenOver: Story = {
  args: { hidden: { stamp: 'abc' }, onTakeOver: fn<(typed: FormData) => void>() },
  play: async ({ canvasElement, args }) => {
    const typed = new FormData(canvasElement.querySelector('form') ?? undefined);
    await expect([...typed]).toEqual([
      ['stamp', 'abc'],
      ['email', 'not an address'],
    ]);
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
    await expect(args.onTakeOver).toHaveBeenCalledWith(typed);
  },
};

export const FailedSubmitInSpanish: Story = {
  globals: { language: 'es' },
  render: function Render() {
    const [tries, setTries] = useState(0);
    const error = tries > 0 ? 'Escriba su nombre.' : undefined;
    return (
      <Form
        onSubmit={() => {
          setTries(tries + 1);
        }}
      >
        <Stack gap="l">
          {error !== undefined && (
            <ErrorSummary title="Hay un problema" errors={[{ fieldId: 'nombre', message: error }]} focusKey={tries} />
          )}
          <Controlled label="Nombre" name="nombre" value="" onChange={fn()} errorMessage={error} isRequired />
          <Button type="submit" tone="primary">
            Continuar
          </Button>
        </Stack>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Continuar' });
    await userEvent.click(submit);
    const summaryHasFocus = () =>
      waitFor(() => expect(canvas.getByRole('group', { name: 'Hay un problema' })).toHaveFocus());
    await summaryHasFocus();
    await userEvent.click(submit);
    await summaryHasFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Escriba su nombre.' }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};

export const Named: Story = {
  args: { label: 'Change your email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Change your email address' })).toBeVisible();
  },
};
