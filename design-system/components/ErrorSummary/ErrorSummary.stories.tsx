import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { SignatureField } from '../SignatureField/SignatureField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There is a problem',
    errors: [{ fieldId: 'firstName', message: 'Name is required.' }],
    focusKey: 1,
  },
  render: (args) => (
    <Stack gap="l">
      <ErrorSummary {...args} />
      <TextField
        label="First name"
        name="firstName"
        value=""
        onChange={fn()}
        errorMessage="Name is required."
        isRequired
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveAccessibleDescription('Name is required.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Name is required.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

/** Following the link opens the disclosure around the invalid field. */
export const FoldedAway: Story = {
  args: { errors: [{ fieldId: 'guardian', message: 'Name is required.' }] },
  render: (args) => (
    <Stack gap="l">
      <ErrorSummary {...args} />
      <Disclosure label="More">
        <TextField label="Guardian" name="guardian" value="" onChange={fn()} />
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Name is required.' }));
    await expect(canvas.getByRole('textbox', { name: /Guardian/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Guardian/ })).toBeVisible();
  },
};

/** If two fields have the same error, each message begins with the label of its field. */
export const SameWordsTwice: Story = {
  args: {
    errors: [
      { fieldId: 'firstName', label: 'First name', message: 'Name is required.' },
      { fieldId: 'lastName', label: 'Last name', message: 'Name is required.' },
      { fieldId: 'age', label: 'Age', message: 'Age is required.' },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['First name: Name is required.', 'Last name: Name is required.', 'Age is required.']);
  },
};

/** A message that names no field begins with the label, even if it is the only one. */
export const Unspecific: Story = {
  args: { errors: [{ fieldId: 'firstName', label: 'First name', message: 'Fill this in.', isUnspecific: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/^First name: Fill this in\.$/);
  },
};

export const WithoutLinks: Story = {
  args: { errors: [{ message: 'The price has changed since you saw it: it was $700 and is now $720.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/**
 * Someone who corrected everything and then types a wrong letter stays in the field; the next submit moves the focus back.
 */
export const WrongAgainWhileTyping: Story = {
  render: function Render({ title }) {
    const [answer, setAnswer] = useState('');
    const [tries, setTries] = useState(1);
    const message = 'Write letters only.';
    const isWrong = !/^[a-z]+$/.test(answer);
    return (
      <Stack gap="l">
        <ErrorSummary title={title} errors={isWrong ? [{ fieldId: 'answer', message }] : []} focusKey={tries} />
        <TextField
          label="Answer"
          name="answer"
          value={answer}
          onChange={setAnswer}
          errorMessage={isWrong ? message : undefined}
        />
        <Button onPress={() => setTries(tries + 1)}>Send</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Answer/ });
    await userEvent.type(field, 'a');
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    await userEvent.type(field, '1b');
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('a1b');
    const before = canvas.getByRole('group', { name: 'There is a problem' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    // It must be a new element: screen readers would announce changes to the current one and then read it as well.
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).not.toBe(before);
  },
};

const ignore = fn();
const kinds: { id: string; focused: string; field: ReactElement }[] = [
  { id: 'text', focused: 'text', field: <TextField label="Text" name="text" value="" onChange={ignore} /> },
  { id: 'area', focused: 'area', field: <TextArea label="Area" name="area" value="" onChange={ignore} /> },
  { id: 'number', focused: 'number', field: <NumberField label="Number" name="number" value="" onChange={ignore} /> },
  { id: 'secret', focused: 'secret', field: <PasswordField label="Secret" name="secret" value="" onChange={ignore} /> },
  { id: 'code', focused: 'code', field: <OneTimeCodeField label="Code" name="code" value="" onChange={ignore} /> },
  {
    id: 'choice',
    focused: 'choice',
    field: <Select label="Choice" name="choice" value="" placeholder="Choose" options={[]} onChange={ignore} />,
  },
  {
    id: 'agreed',
    focused: 'agreed',
    field: <Checkbox label="Agreed" name="agreed" isSelected={false} onChange={ignore} />,
  },
  {
    id: 'none-chosen',
    focused: 'none-chosen-0',
    field: (
      <RadioGroup
        label="None chosen"
        name="none-chosen"
        value=""
        options={[
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ]}
        onChange={ignore}
      />
    ),
  },
  {
    id: 'one-chosen',
    focused: 'one-chosen-1',
    field: (
      <RadioGroup
        label="One chosen"
        name="one-chosen"
        value="b"
        options={[
          { value: 'a', label: 'One' },
          { value: 'b', label: 'Two' },
        ]}
        onChange={ignore}
      />
    ),
  },
  {
    id: 'some',
    focused: 'some-1',
    field: (
      <CheckboxGroup
        label="Some"
        name="some"
        values={['2']}
        options={[
          { value: '1', label: 'One of some' },
          { value: '2', label: 'Two of some' },
        ]}
        onChange={ignore}
      />
    ),
  },
  {
    id: 'call',
    focused: 'call',
    field: <PhoneField label="Call" hint="With +" name="call" value="" onChange={ignore} />,
  },
  {
    id: 'wrong-year',
    focused: 'wrong-year-year',
    field: <DateField label="Wrong year" name="wrong-year" value="26-11-3" errorMessage="Wrong" onChange={ignore} />,
  },
  {
    id: 'table',
    focused: 'table',
    field: <FileField label="Table" name="table" endings={['csv']} file={undefined} onChange={ignore} />,
  },
  {
    id: 'signed',
    focused: 'signed-name',
    field: (
      <SignatureField label="Signed" name="signed" value={{ kind: 'typed', name: '' }} onChange={ignore}>
        The rules of the house.
      </SignatureField>
    ),
  },
  {
    id: 'together',
    focused: 'part',
    field: (
      <Fieldset id="together" legend="Together">
        <TextField label="Part" name="part" value="" onChange={ignore} />
      </Fieldset>
    ),
  },
];

/** Every kind of field that a summary can link to. */
export const EveryKindOfField: Story = {
  args: { errors: kinds.map(({ id }) => ({ fieldId: id, message: `Problem with ${id}` })) },
  render: (args) => (
    <Stack gap="l">
      <ErrorSummary {...args} />
      {kinds.map(({ id, field }) => (
        <div key={id}>{field}</div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { id, focused } of kinds) {
      await userEvent.click(canvas.getByRole('link', { name: `Problem with ${id}` }));
      await expect(document.activeElement).toHaveAttribute('id', focused);
    }
  },
};

export const InSpanish: Story = {
  args: {
    title: 'Hay un problema',
    errors: [
      { fieldId: 'firstName', message: 'El nombre es obligatorio.' },
      { fieldId: 'firstName', message: 'Escriba la edad en cifras, por ejemplo 42.' },
    ],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
};
