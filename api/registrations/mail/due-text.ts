import { dollarsInWords, restDayInWords } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { AmountsDue } from '../../payments/rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The balance and when it is due, as a sentence; empty when nothing is owed. */
export function dueText({ nowCents, laterCents }: AmountsDue, event: StoredEvent, language: 'en' | 'es'): string {
  const money = (cents: number): string => dollarsInWords(cents, language);
  const say = mailMessages[language];
  const balance = nowCents + laterCents;
  if (balance <= 0) return '';
  if (laterCents === 0) return say('due.all', { balance: money(balance) });
  const day = restDayInWords(event, language);
  const values = { balance: money(balance), now: money(nowCents), later: money(laterCents), day };
  return nowCents === 0 ? say('due.later', values) : say('due.parts', values);
}
