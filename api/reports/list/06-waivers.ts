import { sql } from 'kysely';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, eventFilter, minorsFilter } from '../filters.ts';
import { alphabetically, contactName, dayOf, given, inWords, minor, notCanceled, where } from '../sql.ts';
import { languages, waiverMethods, waiverRelations } from '../words.ts';

export const report: Report = {
  id: 6,
  name: { en: 'Waivers', es: 'Exenciones firmadas' },
  userTypes: ['A', 'R'],
  filters: [eventFilter, checkFilter('unsigned', { en: 'Unsigned only', es: 'Solo sin firmar' }, true), minorsFilter],
  columns: [
    shared.lastName,
    shared.firstName,
    shared.age,
    columnOf.yesNo('signed', 'Signed', 'Firmada'),
    columnOf.text('signedBy', 'Signed by', 'Firmada por'),
    columnOf.text('relationship', 'Relationship', 'Relación'),
    columnOf.text('method', 'Method', 'Modo'),
    shared.language,
    columnOf.date('signedOn', 'Signed on', 'Firmada el'),
    shared.reference,
    shared.contact,
    shared.phone,
  ],
  order: sql`${alphabetically(sql`"lastName"`)}, ${alphabetically(sql`"firstName"`)}, "memberId"`,
  // A signature counts only for the current person and the current text, so there is at most one. A paper waiver has its own date.
  query: (values, surroundings) => {
    const { language, waiverVersions } = surroundings;
    const version = sql`case e.type ${sql.join(
      Object.entries(waiverVersions).map(([type, current]) => sql`when ${sql.lit(type)} then ${sql.lit(current)}`),
      sql` `,
    )} end`;
    return sql`
      select m.last_name as "lastName", m.first_name as "firstName", m.age as "age", s.id is not null as "signed",
        s.signer_name as "signedBy", ${inWords(sql`s.relation`, waiverRelations, language)} as "relationship",
        ${inWords(sql`s.method`, waiverMethods, language)} as "method", ${inWords(sql`s.language`, languages, language)} as "language",
        coalesce(s.signed_on, ${dayOf(sql`s.signed_at`, surroundings)}) as "signedOn", r.reference as "reference",
        ${contactName} as "contact", r.contact_phone as "phone", m.id as "memberId"
      from registrations r
      join events e on e.id = r.event_id
      join registration_members m on m.registration_id = r.id
      left join waiver_signatures s
        on s.member_id = m.id and s.person_number = m.person_number and s.version = ${version}
      ${where(
        notCanceled,
        given(values.text('event'), (event) => sql`r.event_id = ${event}`),
        values.isOn('unsigned') && sql`s.id is null`,
        values.isOn('minors') && minor,
      )}
    `;
  },
};
