import { PasswordField } from '#design-system';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField, type Bound, type Unbound } from './use-field.ts';

/** A password field of a form. */
export function FormPasswordField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof PasswordField>>) {
  return <PasswordField {...props} {...useField({ control, name, scope })} />;
}
