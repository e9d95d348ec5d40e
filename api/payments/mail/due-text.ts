import { daysInWords, dollarsInWords } from '../../events/words.ts';
import type { StoredEvent } from '../../events/store.ts';
import type { AmountsDue } from '../rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The day on which the rest of a deposit is due, in words; empty where everything is due at once. */
export function restDay({ deposit }: Pick<StoredEvent, 'deposit'>, language: 'en' | 'es'): string {
  return deposit ? daysInWords(deposit.restDueOn, deposit.restDueOn, language) : '';
}

/** What is still to be paid and by when, as a sentence; empty when nothing is. */
export function dueText({ nowCents, laterCents }: AmountsDue, event: StoredEvent, language: 'en' | 'es'): string {
  const money = (cents: number): string => dollarsInWords(cents, language);
  const say = mailMessages[language];
  const balance = nowCents + laterCents;
  if (balance <= 0) return '';
  if (laterCents === 0) return say('due.all', { balance: money(balance) });
  const day = restDay(event, language);
  const values = { balance: money(balance), now: money(nowCents), later: money(laterCents), day };
  return nowCents === 0 ? say('due.later', values) : say('due.parts', values);
}
