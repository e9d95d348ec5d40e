import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateField.tsx';
import { readDate } from './readDate.ts';
import type { DateProblem } from './readDate.ts';

function Controlled(props: DateFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
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
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'First day of the retreat',
    name: 'start',
    hint: 'For example 11 3 2026.',
    value: '',
    onChange: fn(),
    isRequired: true,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'First day of the retreat' });
    await expect(group).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveAccessibleDescription('For example 11 3 2026.');
    await expect(canvas.getAllByRole('textbox').map((input) => input.id)).toEqual([
      'start-month',
      'start-day',
      'start-year',
    ]);
    await userEvent.click(canvas.getByText('Month'));
    await userEvent.keyboard('11');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('-11-', {
      problem: 'incomplete',
      wrongParts: ['day', 'year'],
    });
    await userEvent.tab();
    await userEvent.keyboard('3');
    await userEvent.tab();
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-3', { date: '2026-11-03' });
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('3');
  },
};

export const Filled: Story = {
  args: { value: '2026-11-03' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('11');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('03');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Day' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-', { problem: 'incomplete', wrongParts: ['day'] });
  },
};

export const Incomplete: Story = {
  args: { value: '-11-3', errorMessage: 'The date needs a year too, in four figures.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveAccessibleDescription('For example 11 3 2026.');
    // The error describes the wrong part.
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveAccessibleDescription(
      'Error: The date needs a year too, in four figures.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeValid();
  },
};

export const Impossible: Story = {
  args: { value: '2026-2-31', errorMessage: 'There is no such day in that month.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeValid();
  },
};

export const OutsideTheRange: Story = {
  args: { value: '2024-11-3', errorMessage: 'The first day must be in 2026 or later.' },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeInvalid();
    // All parts are wrong, but the error is announced only once.
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveAccessibleDescription(
      'For example 11 3 2026. Error: The first day must be in 2026 or later.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Year' })).not.toHaveAccessibleDescription();
  },
};

const problems: Record<DateProblem, string> = {
  empty: 'Escriba el primer día del retiro.',
  incomplete: 'A la fecha le falta una parte.',
  impossible: 'Esa fecha no existe.',
  tooEarly: 'La fecha debe ser del año 2026 o posterior.',
  tooLate: 'La fecha debe ser anterior al año 2030.',
};

/** The page calls `readDate` on submit and chooses the message. */
export const CheckedByThePage: Story = {
  args: { label: 'Primer día del retiro', hint: 'Por ejemplo, 3 11 2026.' },
  globals: { language: 'es' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [attempt, setAttempt] = useState({ count: 0, message: '' });
    const wrong = attempt.message !== '';
    return (
      <Form
        onSubmit={() => {
          const { problem } = readDate(value, { earliest: '2026-01-01', latest: '2029-12-31' });
          setAttempt({ count: attempt.count + 1, message: problem === undefined ? '' : problems[problem] });
        }}
      >
        <Stack>
          {wrong && (
            <ErrorSummary
              title="Hay un problema"
              errors={[{ fieldId: args.name, message: attempt.message }]}
              focusKey={attempt.count}
            />
          )}
          <DateField {...args} value={value} onChange={setValue} errorMessage={wrong ? attempt.message : undefined} />
          <Button type="submit">Guardar</Button>
        </Stack>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const [day, month, year] = ['Día', 'Mes', 'Año'].map((name) => canvas.getByRole('textbox', { name }));
    if (!day || !month || !year) throw new Error('A part of the date is missing');
    await expect(canvas.getAllByRole('textbox')).toEqual([day, month, year]);
    await userEvent.type(day, '3');
    await userEvent.type(month, '11');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'A la fecha le falta una parte.' }));
    await expect(year).toHaveFocus();
    await userEvent.keyboard('2025{Enter}');
    await expect(
      await canvas.findByRole('link', { name: 'La fecha debe ser del año 2026 o posterior.' }),
    ).toBeVisible();
    await userEvent.clear(year);
    await userEvent.type(year, '2026{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

export const OptionalBirthday: Story = {
  args: { label: 'Date of birth', name: 'birth', hint: undefined, isRequired: false, autoComplete: 'bday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth (optional)' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year');
  },
};

export const LongSpanish: Story = {
  args: {
    label: '¿Cuándo recibió la Primera Comunión o, si todavía no la ha recibido, cuándo la recibirá?',
    hint: 'Si no recuerda el día, escriba el que le parezca más cercano.',
    errorMessage: 'Escriba la fecha completa: día, mes y año.',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const Disabled: Story = {
  args: { value: '2026-11-03', isDisabled: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled();
  },
};
