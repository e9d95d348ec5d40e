import { sql } from 'kysely';
import { hasWords } from '../../platform/text/has-words.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { allFeminine, choiceFilter, dayFilters, textFilter } from '../filters.ts';
import { dayOf, given, inWords, where } from '../sql.ts';
import { attendances, groupKinds, languages, sabbathKinds, sabbathStates } from '../words.ts';

const name = columnOf.text('name', 'Name', 'Nombre completo');
const attendance = columnOf.text('attendance', 'Attendance', 'Asistencia');
/** The Saturday that the list and the calendar show: the accepted or proposed one, which may differ from the first choice. */
const saturday = sql`s.shown_day`;
const fullName = sql`s.first_name || ' ' || s.last_name`;

export const report: Report = {
  id: 8,
  name: { en: 'Saturday requests', es: 'Solicitudes de sábado' },
  userTypes: ['A', 'D'],
  filters: [
    ...dayFilters(),
    choiceFilter('kind', shared.kind.title, sabbathKinds),
    choiceFilter('attendance', attendance.title, attendances, allFeminine),
    choiceFilter('state', shared.state.title, sabbathStates),
    textFilter('name', name.title),
  ],
  columns: [
    columnOf.date('saturday', 'Saturday', 'Sábado'),
    shared.kind,
    name,
    shared.people,
    attendance,
    columnOf.text('groupType', 'Group type', 'Tipo de grupo'),
    shared.state,
    shared.language,
    shared.receivedOn,
    shared.email,
    shared.phone,
  ],
  chart: { categoryId: 'saturday', by: 'month', seriesIds: [] },
  order: sql`"saturday" desc, "createdAt", "requestId"`,
  query: (values, surroundings) => {
    const { language } = surroundings;
    return sql`
      select ${saturday} as "saturday", ${inWords(sql`s.kind`, sabbathKinds, language)} as "kind", ${fullName} as "name",
        s.people as "people", ${inWords(sql`s.attendance`, attendances, language)} as "attendance",
        ${inWords(sql`s.group_kind`, groupKinds, language)} as "groupType",
        ${inWords(sql`s.state`, sabbathStates, language)} as "state", ${inWords(sql`s.language`, languages, language)} as "language",
        ${dayOf(sql`s.created_at`, surroundings)} as "receivedOn", s.email as "email", s.phone as "phone",
        s.created_at as "createdAt", s.id as "requestId"
      from sabbath_requests s
      ${where(
        sql`s.state <> 'held'`,
        given(values.text('from'), (day) => sql`${saturday} >= ${day}::date`),
        given(values.text('to'), (day) => sql`${saturday} <= ${day}::date`),
        given(values.text('kind'), (kind) => sql`s.kind = ${kind}`),
        given(values.text('attendance'), (how) => sql`s.attendance = ${how}`),
        given(values.text('state'), (state) => sql`s.state = ${state}`),
        given(values.text('name'), (words) => hasWords(fullName, words)),
      )}
    `;
  },
};
