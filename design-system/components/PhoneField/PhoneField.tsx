import type { ReactElement } from 'react';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { TextField } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TypedFieldProps, 'hint'> & {
  /** How to write it, with the country's code: 'Begin with + and the country, such as +1 305 555 0142.' */
  hint: string;
  /** Whose number it is: the visitor's own, which the browser may offer, or someone else's. @default 'own' */
  owner?: 'own' | 'other';
};

/**
 * A telephone number with the country's code, kept as typed: spaces, hyphens and brackets are welcome, nothing is
 * masked or moved. Checking it is the page's part, after leaving those marks out. The hint is required: the form
 * with a plus is one that people do not guess.
 */
export function PhoneField({ owner = 'own', ...field }: PhoneFieldProps): ReactElement {
  return <TextField {...field} type="tel" autoComplete={owner === 'own' ? 'tel' : 'off'} width={20} />;
}
