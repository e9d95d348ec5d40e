import { forms } from '#contract/forms';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { fromJSONSchema, type ZodType } from 'zod';
import type { Schemas } from '../client/client.ts';
import { ruleOfIssue } from './rule-of-issue.ts';

export type FormName = keyof typeof forms;
export type FieldRule = Schemas['FieldRule'];

/** Field name → the rule it breaks. */
export type BrokenRules = Record<string, FieldRule>;

const schemas = new Map<FormName, ZodType>();

/** The contract's rules for a form, as a schema; converted once. */
function schemaOf(name: FormName): ZodType {
  const known = schemas.get(name);
  if (known) return known;
  // A copy: the generated constant is deeply readonly, which zod's parameter is not.
  const schema = fromJSONSchema(structuredClone<unknown>(forms[name]) as Parameters<typeof fromJSONSchema>[0]);
  schemas.set(name, schema);
  return schema;
}

/** The rules of the contract that a form's body breaks, under the server's own names; empty when it keeps them all. */
export function brokenRules(name: FormName, body: unknown): BrokenRules {
  const result = schemaOf(name).safeParse(body, { error: ruleOfIssue, reportInput: true });
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message as FieldRule]));
}

/**
 * Lets react-hook-form check a form by rules. Its errors carry the name of the broken rule, never a text: the field
 * looks its text up in the reader's language (field-messages.ts).
 */
export function rulesResolver<Values extends FieldValues>(check: (values: Values) => BrokenRules): Resolver<Values> {
  return (values) => {
    const broken = Object.entries(check(values));
    if (broken.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(broken.map(([field, rule]) => [field, { type: rule }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
