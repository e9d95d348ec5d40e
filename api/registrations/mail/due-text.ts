import { dollarsInWords, restDayInWords } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import { currentDeposit } from '../../events/rules.ts';
import { balanceOf, whatIsDue } from '../../payments/rules.ts';
import type { Account, AmountsDue } from '../../payments/rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

function amountsOf({ nowCents, laterCents }: AmountsDue, event: StoredEvent, language: 'en' | 'es') {
  const money = (cents: number): string => dollarsInWords(cents, language);
  const day = restDayInWords(event, language);
  return { balance: money(nowCents + laterCents), now: money(nowCents), later: money(laterCents), day };
}

/** The balance and when it is due, as a sentence; empty when nothing is owed. */
export function dueText(due: AmountsDue, event: StoredEvent, language: 'en' | 'es'): string {
  const { nowCents, laterCents } = due;
  const say = mailMessages[language];
  const amounts = amountsOf(due, event, language);
  if (nowCents + laterCents <= 0) return '';
  if (laterCents === 0) return say('due.all', amounts);
  return nowCents === 0 ? say('due.later', amounts) : say('due.parts', amounts);
}

/** The balance at this moment, within a sentence; while only a deposit is due, with both parts and the day of the rest. */
export function balanceText(account: Account, event: StoredEvent, language: 'en' | 'es', now: Date): string {
  const due = whatIsDue(account, currentDeposit(event, now));
  const say = mailMessages[language];
  const amounts = amountsOf(due, event, language);
  if (due.laterCents === 0) return dollarsInWords(balanceOf(account), language);
  return due.nowCents === 0 ? say('due.balance.later', amounts) : say('due.balance.parts', amounts);
}
