import { sql } from 'kysely';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { allFeminine, checkFilter, choiceFilter, dayFilters, eventFilter } from '../filters.ts';
import { contactName, eventName, given, inWords, where } from '../sql.ts';
import { paymentKinds, paymentMethods } from '../words.ts';

/**
 * Money counts whatever the state of its party, so this report leaves out no party. Refunds are negative: the sum is the money on
 * hand.
 */
export const report: Report = {
  id: 3,
  name: { en: 'Payments and refunds', es: 'Pagos y devoluciones' },
  userTypes: ['A', 'R'],
  filters: [
    eventFilter,
    ...dayFilters(({ today }) => `${today.slice(0, 8)}01`),
    choiceFilter('method', shared.method.title, paymentMethods, allFeminine),
    checkFilter('refunds', { en: 'Refunds only', es: 'Solo devoluciones' }),
  ],
  columns: [
    shared.receivedOn,
    shared.kind,
    shared.method,
    columnOf.money('amount', 'Amount', 'Monto'),
    columnOf.text('checkNumber', 'Check number', 'Número de cheque'),
    shared.reference,
    shared.contact,
    shared.event,
    columnOf.text('note', 'Note', 'Nota'),
    columnOf.text('recordedBy', 'Recorded by', 'Registrado por'),
  ],
  chart: { categoryId: 'receivedOn', by: 'month', seriesIds: ['amount'] },
  order: sql`"receivedOn", "entry"`,
  // Every payment has a registration and an event. With left joins, the database can skip them when it only counts rows.
  query: (values, { language }) => sql`
    select p.received_on as "receivedOn", ${inWords(sql`p.kind`, paymentKinds, language)} as "kind",
      ${inWords(sql`p.method`, paymentMethods, language)} as "method",
      case p.kind when 'refund' then -p.amount_cents else p.amount_cents end as "amount",
      p.check_number as "checkNumber", r.reference as "reference", ${contactName} as "contact",
      ${eventName(language)} as "event", p.note as "note", u.first_name || ' ' || u.last_name as "recordedBy",
      p.entry as "entry"
    from payments p
    left join registrations r on r.id = p.registration_id
    left join events e on e.id = r.event_id
    left join users u on u.id = p.recorded_by
    ${where(
      given(values.text('event'), (event) => sql`r.event_id = ${event}`),
      given(values.text('from'), (day) => sql`p.received_on >= ${day}::date`),
      given(values.text('to'), (day) => sql`p.received_on <= ${day}::date`),
      given(values.text('method'), (method) => sql`p.method = ${method}`),
      values.isOn('refunds') && sql`p.kind = 'refund'`,
    )}
  `,
};
