import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useLanguage } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { pendingMark } from '../Button/Button.css.ts';
import { formatMoney } from '../Money/formatMoney.ts';
import { Money } from '../Money/Money.tsx';
import {
  amount,
  lineRow,
  note as noteStyle,
  partRow,
  quantity,
  summary,
  sums,
  term,
  title as titleStyle,
  totalAmount,
  totalRow,
} from './PriceSummary.css.ts';

export type PriceLine = {
  id: string;
  label: string;
  totalCents: number;
  /** The quantity and `unitCents` come together or not at all. A deduction has neither, and its total is negative. */
  quantity?: number;
  unitCents?: number;
};

/** A part of the total with its due date. */
type PricePart = {
  id: string;
  label: string;
  cents: number;
};

export type PriceSummaryProps = {
  title: string;
  /** The lines, in the order of the quote; amounts are in integer cents. */
  lines: readonly PriceLine[];
  totalLabel: string;
  totalCents: number;
  /** The amounts and their due dates, if not everything is due at once. */
  parts?: readonly PricePart[];
  /** ISO 4217, such as 'USD'. */
  currency: string;
  /** A new price is loading; the old one stays visible. */
  isPending?: boolean;
  /** Shown in place of the totals while there are no lines. */
  emptyText?: string;
  note?: string;
};

/** The price, line by line. Each new total is announced once, politely. */
export function PriceSummary({
  title,
  lines,
  totalLabel,
  totalCents,
  parts = [],
  currency,
  isPending = false,
  emptyText,
  note,
}: PriceSummaryProps): ReactElement {
  const titleId = useId();
  const isEmpty = lines.length === 0;
  useAnnouncedTotal(totalCents, currency, isPending || isEmpty);

  return (
    <section className={summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={titleStyle}>
        {title}
        {isPending && <span className={pendingMark} aria-hidden="true" />}
      </h2>
      {isEmpty && emptyText !== undefined && <p className={noteStyle}>{emptyText}</p>}
      {!isEmpty && (
        <dl className={sums} aria-busy={isPending}>
          {lines.map((each) => (
            <div key={each.id} className={lineRow}>
              <dt className={term}>
                {each.label}
                {each.quantity !== undefined && each.unitCents !== undefined && (
                  <span className={quantity}>
                    {each.quantity} × <Money cents={each.unitCents} currency={currency} />
                  </span>
                )}
              </dt>
              <dd className={amount}>
                <Money cents={each.totalCents} currency={currency} showCents="always" />
              </dd>
            </div>
          ))}
          <div className={totalRow}>
            <dt className={term}>{totalLabel}</dt>
            <dd className={totalAmount}>
              <Money cents={totalCents} currency={currency} showCents="always" />
            </dd>
          </div>
          {parts.map(({ id, label, cents }) => (
            <div key={id} className={partRow}>
              <dt className={term}>{label}</dt>
              <dd className={amount}>
                <Money cents={cents} currency={currency} showCents="always" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note !== undefined && <p className={noteStyle}>{note}</p>}
    </section>
  );
}

/** Announces a total that differs from the last one shown; the first one is read with the page. */
function useAnnouncedTotal(totalCents: number, currency: string, isUnsettled: boolean): void {
  const language = useLanguage();
  const messages = useFurtherMessages();
  const announce = useAnnounce();
  const known = useRef(isUnsettled ? undefined : totalCents);

  useEffect(() => {
    if (isUnsettled || known.current === totalCents) return;
    known.current = totalCents;
    announce(messages.newTotal(formatMoney(totalCents, { language, currency, showCents: 'whenNeeded' })));
  }, [announce, currency, isUnsettled, language, messages, totalCents]);
}
