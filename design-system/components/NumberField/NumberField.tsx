import type { ReactElement } from 'react';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { TextField } from '../TextField/TextField.tsx';

export type NumberFieldProps = TypedFieldProps & {
  /** The width in characters. @default 4 */
  width?: number;
};

/**
 * A whole number such as an age, kept as typed. A text input with a numeric keypad, not `type="number"`, which changes with the
 * mouse wheel and drops invalid input.
 */
export function NumberField({ width = 4, ...field }: NumberFieldProps): ReactElement {
  return <TextField {...field} width={width} inputMode="numeric" autoComplete="off" />;
}
