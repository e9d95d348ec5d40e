import type { Schemas } from '../../../platform/client/client.ts';
import { brokenRules, type BrokenRules } from '../../../platform/forms/contract-rules.ts';
import { readAmount } from '../../../platform/client/read-amount.ts';

/** The chosen and typed values of a price adjustment. */
export interface AdjustmentValues {
  adjustment: Schemas['PriceAdjustmentKind'];
  /** As typed; 0 takes nothing off. */
  amount: string;
  reason: string;
}

/** The fields in page order. */
export const adjustmentFields = [
  'adjustment',
  'amount',
  'reason',
] as const satisfies readonly (keyof AdjustmentValues)[];

/** The same values in the API's format; unreadable ones are left out, for the rules to report. */
export function adjustmentBody(
  { adjustment, amount, reason }: AdjustmentValues,
  version: number,
): Partial<Schemas['PriceAdjustmentRequest']> {
  const cents = readAmount(amount);
  return {
    version,
    kind: adjustment,
    ...(cents !== null && { amountCents: cents }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
}

/** The errors, by the names of the form; a price never goes below zero. */
export function brokenAdjustment(values: AdjustmentValues, fullCents: number): BrokenRules {
  const body = adjustmentBody(values, 1);
  const { amountCents, ...broken } = brokenRules('PriceAdjustmentRequest', body);
  if (amountCents !== undefined)
    return { ...broken, amount: values.amount.trim() !== '' && amountCents === 'required' ? 'pattern' : amountCents };
  return { ...broken, ...((body.amountCents ?? 0) > fullCents && { amount: 'maximum' }) };
}
