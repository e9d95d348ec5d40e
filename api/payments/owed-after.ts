import { currentDeposit } from '../events/rules.ts';
import type { DepositEvent } from '../events/rules.ts';
import type { Receipt } from '../platform/jobs/jobs.ts';
import { balanceOf, whatIsDue } from './rules.ts';
import type { Account } from './rules.ts';

/** The balance at this moment, as a receipt keeps it. */
export function owedAfter(
  account: Account,
  event: DepositEvent,
  now: Date,
): Pick<Receipt, 'balanceCents' | 'laterCents'> {
  const { laterCents } = whatIsDue(account, currentDeposit(event, now));
  return { balanceCents: balanceOf(account), ...(laterCents > 0 && { laterCents }) };
}
