import { sql } from 'kysely';
import { visibleTo } from '../../mailings/port.ts';
import { hasWords } from '../../platform/text/has-words.ts';
import { columnOf } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, choiceFilter, dayFilters, textFilter } from '../filters.ts';
import { between, given, momentOf, where } from '../sql.ts';
import { mailingKinds } from '../words.ts';

const counted = (state: string) => sql`count(*) filter (where recipient.state = ${sql.lit(state)})`;
/** The stored number of recipients in this state whose rows were deleted. */
const kept = (state: string) => sql`coalesce((mailings.kept_counts ->> ${sql.lit(state)})::int, 0)`;

export const report: Report = {
  id: 11,
  name: { en: 'Bulk emails', es: 'Correos masivos' },
  userTypes: ['A', 'R'],
  filters: [
    ...dayFilters(),
    choiceFilter('kind', { en: 'About', es: 'Sobre' }, mailingKinds),
    checkFilter('incomplete', { en: 'Not everyone got it', es: 'No llegó a todas las personas' }),
    textFilter('text', { en: 'Subject contains', es: 'El asunto contiene' }),
  ],
  columns: [
    columnOf.time('sentOn', 'Sent on', 'Enviado el'),
    columnOf.text('subject', 'Subject', 'Asunto'),
    columnOf.text('about', 'About', 'Sobre'),
    columnOf.text('sentBy', 'Sent by', 'Enviado por'),
    columnOf.count('recipients', 'Recipients', 'Destinatarios'),
    columnOf.count('sent', 'Sent', 'Enviados'),
    columnOf.count('failed', 'Failed', 'Con error'),
    columnOf.count('uncertain', 'Uncertain', 'Inciertos'),
    columnOf.count('notSent', 'Not sent', 'No enviados'),
    columnOf.count('unfinished', 'Still to send', 'Por enviar'),
  ],
  order: sql`"sentAt" desc, "mailingId"`,
  query: (values, { language, timeZone, held }) => sql`
    select ${momentOf(sql`mailings.sent_at`, timeZone)} as "sentOn",
      coalesce(nullif(mailings.texts -> ${sql.lit(language)} ->> 'subject', ''), mailings.texts -> ${sql.lit(language === 'es' ? 'en' : 'es')} ->> 'subject') as "subject",
      case mailings.kind when 'news' then ${mailingKinds.news[language]} else ${mailingKinds.registration[language]} end as "about",
      sender.first_name || ' ' || sender.last_name as "sentBy",
      f.recipients + coalesce(kept.recipients, 0) as "recipients", f.sent + ${kept('sent')} as "sent", f.failed + ${kept('failed')} as "failed",
      f.uncertain + ${kept('uncertain')} as "uncertain", f.not_sent + ${kept('canceled')} as "notSent", f.unfinished as "unfinished", mailings.sent_at as "sentAt", mailings.id as "mailingId"
    from mailings
    left join users sender on sender.id = mailings.sent_by_user_id
    cross join lateral (
      select count(*) as recipients, ${counted('sent')} as sent, ${counted('failed')} as failed, ${counted('uncertain')} as uncertain,
        ${counted('canceled')} as not_sent, count(*) filter (where recipient.state in ('waiting', 'sending')) as unfinished
      from mailing_recipients recipient where recipient.mailing_id = mailings.id
    ) as f
    cross join lateral (select sum(value::int) as recipients from jsonb_each_text(mailings.kept_counts)) as kept
    ${where(
      visibleTo(held),
      sql`mailings.sent_at is not null`,
      ...between(sql`mailings.sent_at`, values.text('from'), values.text('to'), timeZone),
      given(values.text('kind'), (kind) => sql`mailings.kind = ${kind}`),
      values.isOn('incomplete') && sql`f.failed + f.uncertain + ${kept('failed')} + ${kept('uncertain')} > 0`,
      given(values.text('text'), (words) =>
        hasWords(sql`(mailings.texts -> 'en' ->> 'subject') || ' ' || (mailings.texts -> 'es' ->> 'subject')`, words),
      ),
    )}
  `,
};
