import { sql } from 'kysely';
import { balance, overdue } from '../../registrations/port.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { allFeminine, checkFilter, choiceFilter, eventFilter } from '../filters.ts';
import { contactName, dayOf, eventName, given, inWords, notCanceled, where } from '../sql.ts';
import { paymentMethods, paymentStatuses, registrationStates } from '../words.ts';

export const report: Report = {
  id: 4,
  name: { en: 'Balances', es: 'Saldos' },
  userTypes: ['A', 'R'],
  filters: [
    eventFilter,
    choiceFilter('method', shared.method.title, paymentMethods, allFeminine),
    choiceFilter('status', { en: 'Payment status', es: 'Estado del pago' }, paymentStatuses),
    checkFilter('overdue', { en: 'Overdue only', es: 'Solo atrasados' }),
  ],
  columns: [
    shared.reference,
    shared.contact,
    shared.event,
    columnOf.date('registeredOn', 'Registered on', 'Inscrito el'),
    shared.state,
    shared.method,
    columnOf.money('price', 'Price', 'Precio'),
    columnOf.money('received', 'Received', 'Recibido'),
    columnOf.money('refunded', 'Refunded', 'Devuelto'),
    columnOf.money('balance', 'Balance', 'Saldo'),
    columnOf.date('owedSince', 'Owed since', 'Debe desde'),
    shared.phone,
  ],
  chart: { categoryId: 'event', by: 'value', seriesIds: ['received', 'balance'] },
  order: sql`"startDate" desc, "createdAt", "registrationId"`,
  // A balance that is not due yet has a future `owes_since`.
  query: (values, surroundings) => sql`
    select r.reference as "reference", ${contactName} as "contact", ${eventName(surroundings.language)} as "event",
      ${dayOf(sql`r.created_at`, surroundings)} as "registeredOn",
      ${inWords(sql`r.state`, registrationStates, surroundings.language)} as "state",
      ${inWords(sql`r.payment_method`, paymentMethods, surroundings.language)} as "method",
      r.total_cents as "price", r.paid_cents as "received", r.refunded_cents as "refunded",
      r.balance_cents as "balance",
      ${dayOf(sql`r.owed_since`, surroundings)} as "owedSince", r.contact_phone as "phone",
      e.start_date as "startDate", r.created_at as "createdAt", r.id as "registrationId"
    from (
      select *, ${balance} as balance_cents,
        case when owes_since <= ${surroundings.now} then owes_since end as owed_since
      from registrations
      ${where(values.isOn('overdue') && sql`${overdue(surroundings.now)}`)}
    ) as r
    join events e on e.id = r.event_id
    ${where(
      notCanceled,
      given(values.text('event'), (event) => sql`r.event_id = ${event}`),
      given(values.text('method'), (method) => sql`r.payment_method = ${method}`),
      given(values.text('status'), (status) => sql`r.payment_status = ${status}`),
    )}
  `,
};
