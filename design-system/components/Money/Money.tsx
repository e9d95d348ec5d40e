import type { ReactElement } from 'react';
import { useLanguage } from '../../i18n/useMessages.ts';
import { formatMoney } from './formatMoney.ts';
import { money } from './Money.css.ts';

export type MoneyProps = {
  /** The amount in integer cents. */
  cents: number;
  /** ISO 4217, such as 'USD'. */
  currency: string;
  /** Use 'always' for amounts in a column, so that whole amounts show cents too. @default 'whenNeeded' */
  showCents?: 'always' | 'whenNeeded';
};

/** An amount of money in the page's language. */
export function Money({ cents, currency, showCents = 'whenNeeded' }: MoneyProps): ReactElement {
  const language = useLanguage();
  return <span className={money}>{formatMoney(cents, { language, currency, showCents })}</span>;
}
