import { DateField } from '#design-system';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField, type Bound, type Unbound } from './use-field.ts';

/** A date field in three parts, kept as typed. */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof DateField>>) {
  return <DateField {...props} {...useField({ control, name, scope })} />;
}
