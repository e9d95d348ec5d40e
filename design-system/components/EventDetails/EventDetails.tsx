import type { ReactElement, ReactNode } from 'react';
import { Facts } from '../Facts/Facts.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { amount, lines, rate, rates as ratesStyle } from './EventDetails.css.ts';

/** The label before each fact, such as 'When'. */
type EventDetailsLabels = Record<'dates' | 'timings' | 'place' | 'map' | 'places' | 'payment' | 'contact', string>;

export type EventRate = {
  /** Who or what the rate is for, such as 'Child, 5 to 12 years'. */
  label: string;
  /** Integer cents; 0 is shown as `free`. */
  cents: number;
};

export type EventDetailsProps = {
  labels: EventDetailsLabels;
  /** The dates, formatted by the page. */
  dates?: string;
  timings?: string;
  /** The building or hall. */
  place?: string;
  address?: string;
  /** A map of the place on another site. */
  mapHref?: string;
  /** The number of places left, in words. */
  places?: string;
  /** The prices with their title; `free` is the text for a price of 0. */
  rates?: { title: string; free: string; items: readonly EventRate[] };
  /** ISO 4217, such as 'USD'. @default 'USD' */
  currency?: string;
  paymentMethods?: readonly string[];
  /** How to pay, in a sentence or two. */
  paymentNote?: string;
  /** The contact for questions, in a sentence or two. */
  questions?: string;
  email?: string;
  /** An invitation link to the event's chat group on another site. */
  group?: { label: string; href: string };
};

const known = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The facts of an event: when, where, how much, how to pay. Unknown facts are omitted. */
export function EventDetails({
  labels,
  rates,
  currency = 'USD',
  paymentMethods = [],
  ...facts
}: EventDetailsProps): ReactElement {
  const { dates, timings, place, address, mapHref, places, paymentNote, questions, email, group } = facts;
  const items: { term: string; description: ReactNode }[] = [];

  if (known(dates)) items.push({ term: labels.dates, description: dates });
  if (known(timings)) items.push({ term: labels.timings, description: <span className={lines}>{timings}</span> });
  if (known(place) || known(address) || known(mapHref)) {
    items.push({
      term: labels.place,
      description: (
        <>
          {known(place) && <div>{place}</div>}
          {known(address) && <div className={lines}>{address}</div>}
          {known(mapHref) && (
            <Link href={mapHref} external standalone>
              {labels.map}
            </Link>
          )}
        </>
      ),
    });
  }
  if (known(places)) items.push({ term: labels.places, description: places });
  if (rates !== undefined && rates.items.length > 0) {
    items.push({ term: rates.title, description: <Rates rates={rates.items} currency={currency} free={rates.free} /> });
  }
  if (paymentMethods.length > 0 || known(paymentNote)) {
    items.push({
      term: labels.payment,
      description: (
        <>
          {paymentMethods.length > 0 && <div>{paymentMethods.join(', ')}</div>}
          {known(paymentNote) && <div className={lines}>{paymentNote}</div>}
        </>
      ),
    });
  }
  if (known(questions) || known(email) || group !== undefined) {
    items.push({
      term: labels.contact,
      description: (
        <>
          {known(questions) && <div className={lines}>{questions}</div>}
          {known(email) && (
            <Link href={`mailto:${email}`} standalone>
              {email}
            </Link>
          )}
          {group !== undefined && (
            <div>
              <Link href={group.href} external standalone>
                {group.label}
              </Link>
            </div>
          )}
        </>
      ),
    });
  }
  return <Facts items={items} />;
}

function Rates({
  rates,
  currency,
  free,
}: {
  rates: readonly EventRate[];
  currency: string;
  free: string;
}): ReactElement {
  return (
    <ul role="list" className={ratesStyle}>
      {rates.map(({ label, cents }) => (
        <li key={label} className={rate}>
          <span>{label}</span>{' '}
          <span className={amount}>{cents === 0 ? free : <Money cents={cents} currency={currency} />}</span>
        </li>
      ))}
    </ul>
  );
}
