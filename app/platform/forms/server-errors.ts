import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiProblem } from '../client/client.ts';

/**
 * Shows the server's errors at their fields. Returns false when no error belongs to a field: then the failure must be reported as a
 * whole.
 */
export function placeServerErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const found = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  let isPlaced = false;
  for (const { pointer, rule } of found) {
    const field = fields.find((name) => pointer === `/${name}`);
    if (!field) continue;
    setError(field, { type: rule });
    isPlaced = true;
  }
  return isPlaced;
}
