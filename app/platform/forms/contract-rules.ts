import { forms } from '#contract/forms';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Schemas } from '../client/client.ts';
import { check } from './check.ts';

export type FormName = keyof typeof forms;
export type FieldRule = Schemas['FieldRule'];

/** Field name → the rule it breaks. */
export type BrokenRules = Record<string, FieldRule>;

/** The contract's rules that a form's body breaks, under the server's own names; empty if it is valid. */
export function brokenRules(name: FormName, body: unknown): BrokenRules {
  return Object.fromEntries(check(body, forms[name]).map(({ path, rule }) => [path, rule]));
}

/**
 * Lets react-hook-form validate a form by rules. Its errors contain the name of the broken rule, never a text: the field looks its
 * text up in the reader's language (field-messages.ts).
 */
export function rulesResolver<Values extends FieldValues>(find: (values: Values) => BrokenRules): Resolver<Values> {
  return (values) => {
    const broken = Object.entries(find(values));
    if (broken.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(broken.map(([field, rule]) => [field, { type: rule }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
