import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { fieldError } from '../../platform/forms/field-messages.ts';

type FieldRule = Schemas['FieldRule'];

/** The messages of several fields, for a text that names no fields. */
export function errorTexts(
  intl: IntlShape,
  broken: readonly { readonly field: string; readonly rule: FieldRule }[],
): string[] {
  return broken.flatMap(({ field, rule }) => {
    const error = fieldError(intl, field, rule);
    if (!error) return [];
    return error.isUnspecific ? `${error.label ?? ''}: ${error.message}` : error.message;
  });
}
