import { sql } from 'kysely';
import { hasWords } from '../../platform/text/has-words.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, dayFilters, eventFilter, textFilter } from '../filters.ts';
import { between, contactName, eventName, given, momentOf, notCanceled, where } from '../sql.ts';

export const report: Report = {
  id: 10,
  name: { en: 'Emails to parties', es: 'Correos a los grupos' },
  userTypes: ['A', 'R'],
  filters: [
    eventFilter,
    ...dayFilters(),
    checkFilter('unsent', { en: 'Not sent', es: 'Sin enviar' }),
    textFilter('text', { en: 'Contains', es: 'Contiene' }),
  ],
  columns: [
    columnOf.time('writtenOn', 'Written on', 'Escrito el'),
    shared.event,
    shared.reference,
    shared.contact,
    columnOf.text('subject', 'Subject', 'Asunto'),
    columnOf.text('writtenBy', 'Written by', 'Escrito por'),
    columnOf.time('sentOn', 'Sent on', 'Enviado el'),
  ],
  order: sql`"createdAt" desc, "messageId"`,
  query: (values, { language, timeZone }) => sql`
    select ${momentOf(sql`message.created_at`, timeZone)} as "writtenOn", ${eventName(language)} as "event", r.reference as "reference",
      ${contactName} as "contact", message.subject as "subject",
      (
        select u.first_name || ' ' || u.last_name from registration_changes c join users u on u.id = c.actor_user_id
        where c.registration_id = message.registration_id and c.message_id = message.id
        order by c.id limit 1
      ) as "writtenBy",
      ${momentOf(sql`message.sent_at`, timeZone)} as "sentOn",
      message.created_at as "createdAt", message.id as "messageId"
    from registration_messages message
    join registrations r on r.id = message.registration_id
    join events e on e.id = r.event_id
    ${where(
      notCanceled,
      given(values.text('event'), (event) => sql`r.event_id = ${event}`),
      ...between(sql`message.created_at`, values.text('from'), values.text('to'), timeZone),
      values.isOn('unsent') && sql`message.sent_at is null`,
      given(values.text('text'), (words) => hasWords(sql`message.subject || ' ' || message.text`, words)),
    )}
  `,
};
