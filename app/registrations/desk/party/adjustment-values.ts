import type { Schemas } from '../../../platform/client/client.ts';
import { brokenRules, type BrokenRules } from '../../../platform/forms/contract-rules.ts';
import { readAmount } from '../../../payments/desk/read-amount.ts';

/** What is chosen and typed about a price that staff change. */
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

/** The same as the API takes it; what cannot be read stays out, for the rules to find. */
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

/** What is wrong, by the names of the form; nothing below zero is left of a price. */
export function brokenAdjustment(values: AdjustmentValues, fullCents: number): BrokenRules {
  const body = adjustmentBody(values, 1);
  const { amountCents, ...broken } = brokenRules('PriceAdjustmentRequest', body);
  if (amountCents !== undefined)
    return { ...broken, amount: values.amount.trim() !== '' && amountCents === 'required' ? 'pattern' : amountCents };
  return { ...broken, ...((body.amountCents ?? 0) > fullCents && { amount: 'maximum' }) };
}
