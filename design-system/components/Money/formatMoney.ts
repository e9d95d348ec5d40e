import type { Language } from '../../i18n/useMessages.ts';

/** Dollars as the center's own readers write them: in Spanish too with a point before the cents. */
const moneyLocales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

type MoneyFormat = {
  language: Language;
  /** ISO 4217, such as 'USD'. */
  currency: string;
  /** Whether whole amounts show their cents too, as they must where amounts stand under each other. */
  showCents: 'always' | 'whenNeeded';
};

/** An amount in integer cents as words of the page. */
export function formatMoney(cents: number, { language, currency, showCents }: MoneyFormat): string {
  return new Intl.NumberFormat(moneyLocales[language], {
    style: 'currency',
    currency,
    trailingZeroDisplay: showCents === 'always' ? 'auto' : 'stripIfInteger',
  }).format(cents / 100);
}
