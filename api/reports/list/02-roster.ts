import { sql } from 'kysely';
import { hasWords } from '../../platform/text/has-words.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { choiceFilter, eventFilter, minorsFilter, textFilter } from '../filters.ts';
import { alphabetically, contactName, given, inWords, minor, notCanceled, where } from '../sql.ts';
import { activeStates, ageBands, genders, languages, registrationStates } from '../words.ts';

const band = columnOf.text('band', 'Age band', 'Grupo de edad');

export const report: Report = {
  id: 2,
  name: { en: 'Roster', es: 'Lista de participantes' },
  userTypes: ['A', 'R'],
  filters: [
    eventFilter,
    choiceFilter('state', shared.state.title, activeStates),
    choiceFilter('band', band.title, ageBands),
    choiceFilter('language', shared.language.title, languages),
    minorsFilter,
    textFilter('lastName', shared.lastName.title),
  ],
  columns: [
    shared.lastName,
    shared.firstName,
    shared.age,
    band,
    columnOf.text('gender', 'Gender', 'Sexo'),
    columnOf.yesNo('overnight', 'Stays overnight', 'Se aloja'),
    shared.reference,
    shared.contact,
    shared.phone,
    shared.email,
    shared.language,
    shared.state,
  ],
  order: sql`${alphabetically(sql`"lastName"`)}, ${alphabetically(sql`"firstName"`)}, "memberId"`,
  query: (values, { language }) => sql`
    select m.last_name as "lastName", m.first_name as "firstName", m.age as "age",
      ${inWords(sql`m.band`, ageBands, language)} as "band", ${inWords(sql`m.gender`, genders, language)} as "gender",
      m.lodging = 'room' and r.rooms > 0 as "overnight", r.reference as "reference", ${contactName} as "contact",
      r.contact_phone as "phone", r.contact_email as "email", ${inWords(sql`r.language`, languages, language)} as "language",
      ${inWords(sql`r.state`, registrationStates, language)} as "state", m.id as "memberId"
    from registration_members m join registrations r on r.id = m.registration_id
    ${where(
      notCanceled,
      given(values.text('event'), (event) => sql`r.event_id = ${event}`),
      given(values.text('state'), (state) => sql`r.state = ${state}`),
      given(values.text('band'), (name) => sql`m.band = ${name}`),
      given(values.text('language'), (code) => sql`r.language = ${code}`),
      values.isOn('minors') && minor,
      given(values.text('lastName'), (words) => hasWords(sql`m.last_name`, words)),
    )}
  `,
};
