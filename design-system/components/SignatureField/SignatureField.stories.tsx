import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SignatureField } from './SignatureField.tsx';
import type { SignatureFieldProps } from './SignatureField.tsx';
import type { Signature } from './signature.ts';

const drawn: Signature = {
  kind: 'drawn',
  strokes: [
    [
      { x: 40, y: 70 },
      { x: 70, y: 20 },
      { x: 90, y: 75 },
      { x: 130, y: 50 },
      { x: 170, y: 74 },
      { x: 240, y: 60 },
    ],
    [
      { x: 55, y: 52 },
      { x: 95, y: 50 },
    ],
  ],
};

function Controlled(props: SignatureFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <SignatureField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SignatureField',
  component: SignatureField,
  args: {
    label: 'Signature',
    name: 'signature',
    hint: 'By signing you accept the text above your name.',
    children: <Text>I take part of my own free will, and I look after the children I bring.</Text>,
    value: { kind: 'typed', name: '' },
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SignatureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Signature' })).not.toHaveAccessibleDescription();
    const input = canvas.getByRole('textbox', { name: 'Your full name, as your signature' });
    await expect(input).toHaveAccessibleDescription('By signing you accept the text above your name.');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ana María Ruiz');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Ana María Ruiz' });
  },
};

export const DrawingByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw my signature instead' }));
    await expect(canvas.getByText('You can draw in the box, with a finger, a pen or a mouse.')).toBeInTheDocument();
    const sheet = canvas.getByRole('img', { name: 'Nothing is drawn yet' });
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + width * x,
      clientY: top + height * y,
      pointerId: 1,
      isPrimary: true,
    });
    // The simulated pointer does not exist, so the browser could not capture it.
    sheet.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(sheet, { ...at(0.1, 0.5), button: 0 });
    await fireEvent.pointerMove(sheet, at(0.5, 0.25));
    await fireEvent.pointerMove(sheet, at(0.9, 2));
    await fireEvent.pointerUp(sheet, at(0.9, 2));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'drawn',
      strokes: [
        [
          { x: 30, y: 50 },
          { x: 150, y: 25 },
          { x: 270, y: 100 },
        ],
      ],
    });
    await expect(canvas.getByRole('img', { name: 'Your signature, as drawn' })).toBeVisible();
  },
};

/** A touch that does not move leaves no mark. */
export const ADotIsNoSignature: Story = {
  args: { value: { kind: 'drawn', strokes: [] } },
  play: async ({ canvas, args }) => {
    const sheet = canvas.getByRole('img');
    sheet.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(sheet, { pointerId: 1, isPrimary: true, button: 0 });
    await fireEvent.pointerUp(sheet, { pointerId: 1, isPrimary: true });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DrawnAndClearedByKeyboard: Story = {
  args: { value: drawn },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Your signature, as drawn' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [] });
    await expect(canvas.getByText('The drawing was cleared.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Start again' })).toHaveFocus();
  },
};

export const BackToTypingByKeyboard: Story = {
  args: { value: drawn },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: '' });
    await expect(canvas.getByText('You can type your name.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Draw my signature instead' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Ana');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ana');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Sign with your whole name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'By signing you accept the text above your name. Error: Sign with your whole name.',
    );
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Draw my signature instead' })).not.toHaveAccessibleDescription();
  },
};

/** The drawing itself is not focusable, so the error describes the first button. */
export const DrawnWithError: Story = {
  args: { value: { kind: 'drawn', strokes: [] }, errorMessage: 'Sign the text.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Type my name instead' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Type my name instead' })).toHaveAccessibleDescription(
      'By signing you accept the text above your name. Error: Sign the text.',
    );
  },
};

export const LongSpanish: Story = {
  args: {
    label: 'Firma del padre, de la madre o del tutor de los menores que asisten',
    hint: 'Al firmar acepta el texto anterior.',
    children: (
      <Text>
        Participo en el retiro por mi propia voluntad, cuido de los niños que traigo y autorizo a la casa a llamar a un
        médico si alguno de ellos lo necesita y no consiguen encontrarme.
      </Text>
    ),
    value: drawn,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Su firma, tal como la dibujó' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Disabled: Story = {
  args: { value: { kind: 'typed', name: 'Ana María Ruiz' }, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
