import { daysInWords, dollarsInWords } from '../../events/words.ts';
import type { StoredEvent } from '../../events/store.ts';
import type { AmountsDue } from '../rules.ts';

interface DueTexts {
  readonly all: (balance: string) => string;
  readonly parts: (balance: string, now: string, later: string, day: string) => string;
  readonly later: (later: string, day: string) => string;
}

const texts: Readonly<Record<'en' | 'es', DueTexts>> = {
  en: {
    all: (balance) => `Still to be paid: ${balance}.`,
    parts: (balance, now, later, day) =>
      `Still to be paid: ${balance}. Due now: ${now}. The rest, ${later}, is due by ${day}.`,
    later: (later, day) => `Nothing is due now. Still to be paid by ${day}: ${later}.`,
  },
  es: {
    all: (balance) => `Queda por pagar: ${balance}.`,
    parts: (balance, now, later, day) =>
      `Queda por pagar: ${balance}. Ahora debe pagar: ${now}. El resto, ${later}, se paga a más tardar el ${day}.`,
    later: (later, day) => `Por ahora no hay nada que pagar. Queda por pagar, a más tardar el ${day}: ${later}.`,
  },
};

/** The day on which the rest of a deposit is due, in words; empty where everything is due at once. */
export function restDay({ deposit }: Pick<StoredEvent, 'deposit'>, language: 'en' | 'es'): string {
  return deposit ? daysInWords(deposit.restDueOn, deposit.restDueOn, language) : '';
}

/** What is still to be paid and by when, as a sentence; empty when nothing is. */
export function dueText({ nowCents, laterCents }: AmountsDue, event: StoredEvent, language: 'en' | 'es'): string {
  const money = (cents: number): string => dollarsInWords(cents, language);
  const { all, parts, later } = texts[language];
  const balance = nowCents + laterCents;
  if (balance <= 0) return '';
  if (laterCents === 0) return all(money(balance));
  const day = restDay(event, language);
  return nowCents === 0
    ? later(money(laterCents), day)
    : parts(money(balance), money(nowCents), money(laterCents), day);
}
