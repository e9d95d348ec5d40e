import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TimeField } from './TimeField.tsx';
import type { TimeFieldProps } from './TimeField.tsx';
import { readTime } from './readTime.ts';

function Controlled(props: TimeFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
      {...props}
      value={value}
      onChange={(next, reading) => {
        setValue(next);
        props.onChange(next, reading);
      }}
    />
  );
}

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: {
    label: 'Arrival',
    name: 'arrival',
    hint: 'For example 9:30 AM or 21:30.',
    value: '',
    onChange: fn(),
    isRequired: true,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On blur the field shows the time as it was understood. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Arrival' });
    await expect(input).toHaveAccessibleDescription('For example 9:30 AM or 21:30.');
    await userEvent.type(input, '2130');
    await expect(args.onChange).toHaveBeenLastCalledWith('2130', { time: '21:30' });
    await expect(input).toHaveValue('2130');
    await userEvent.tab();
    await expect(input).toHaveValue('9:30 PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('9:30 PM', { time: '21:30' });
  },
};

export const Filled: Story = { args: { value: '9:30 AM' } };

export const Spanish: Story = {
  args: { label: 'Hora de llegada', hint: 'Por ejemplo, 9:30 a. m. o 21:30.' },
  globals: { language: 'es' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Hora de llegada' });
    await userEvent.type(input, '6 pm');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^6:00\sp\.\s?m\.$/), { time: '18:00' });
    // Leaving the field again does not change it.
    const calls = args.onChange.mock.calls.length;
    await userEvent.click(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(calls);
  },
};

/** Unreadable input stays as typed. */
export const Unreadable: Story = {
  args: { value: '25:00', errorMessage: 'Enter a time such as 9:30 AM.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Arrival' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'For example 9:30 AM or 21:30. Error: Enter a time such as 9:30 AM.',
    );
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('25:00');
  },
};

/** The page calls `readTime` on submit and chooses the message. */
export const CheckedByThePage: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [attempt, setAttempt] = useState({ count: 0, message: '' });
    const wrong = attempt.message !== '';
    return (
      <Form
        onSubmit={() => {
          const { problem } = readTime(value);
          setAttempt({
            count: attempt.count + 1,
            message: problem === undefined ? '' : 'Enter a time such as 9:30 AM.',
          });
        }}
      >
        <Stack>
          {wrong && (
            <ErrorSummary
              title="There is a problem"
              errors={[{ fieldId: args.name, message: attempt.message }]}
              focusKey={attempt.count}
            />
          )}
          <TimeField {...args} value={value} onChange={setValue} errorMessage={wrong ? attempt.message : undefined} />
          <Button type="submit">Save</Button>
        </Stack>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Arrival' });
    await userEvent.type(input, 'noon{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter a time such as 9:30 AM.' }));
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '12 pm{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

export const OptionalAndDisabled: Story = {
  args: { isRequired: false, isDisabled: true, value: '9:30 AM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Arrival (optional)' })).toBeDisabled();
  },
};

export const LongSpanish: Story = {
  args: {
    label: '¿A qué hora piensa llegar la mayor parte de su grupo o de su familia?',
    hint: 'Si todavía no lo sabe, escriba la hora que le parezca más probable.',
    errorMessage: 'Escriba una hora, como 9:30 a. m. o 21:30.',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
