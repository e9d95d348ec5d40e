import type { Language } from '../../i18n/useMessages.ts';

/** Dollars as readers in the United States write them: with a decimal point in Spanish too. */
const moneyLocales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

type MoneyFormat = {
  language: Language;
  /** ISO 4217, such as 'USD'. */
  currency: string;
  /** Whether whole amounts show cents too, as they must in a column of amounts. */
  showCents: 'always' | 'whenNeeded';
};

/** Formats an amount in integer cents for display. */
export function formatMoney(cents: number, { language, currency, showCents }: MoneyFormat): string {
  return new Intl.NumberFormat(moneyLocales[language], {
    style: 'currency',
    currency,
    trailingZeroDisplay: showCents === 'always' ? 'auto' : 'stripIfInteger',
  }).format(cents / 100);
}
