import { sql } from 'kysely';
import { hasWords } from '../../platform/text/has-words.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, choiceFilter, textFilter } from '../filters.ts';
import { alphabetically, dayOf, given, inWords, where } from '../sql.ts';
import { languages, userStates, userTypeNames } from '../words.ts';

const types = columnOf.text('types', 'Types', 'Tipos');

export const report: Report = {
  id: 9,
  name: { en: 'Users by type', es: 'Usuarios por tipo' },
  userTypes: ['A', 'D'],
  filters: [
    choiceFilter('type', types.title, userTypeNames),
    choiceFilter('state', shared.state.title, userStates),
    textFilter('name', { en: 'Name', es: 'Nombre completo' }),
    checkFilter('neverSignedIn', { en: 'Never logged in', es: 'Nunca entró' }),
  ],
  columns: [
    shared.lastName,
    shared.firstName,
    shared.email,
    types,
    shared.language,
    shared.state,
    columnOf.date('createdOn', 'Created on', 'Creado el'),
    columnOf.date('lastLogin', 'Last login', 'Último inicio de sesión'),
  ],
  order: sql`${alphabetically(sql`"lastName"`)}, ${alphabetically(sql`"firstName"`)}, "userId"`,
  query: (values, surroundings) => {
    const { language } = surroundings;
    const state = sql`case when u.is_active then 'active' else 'inactive' end`;
    return sql`
      select u.last_name as "lastName", u.first_name as "firstName", u.email as "email",
        (
          select string_agg(${inWords(sql`held.type`, userTypeNames, language)}, ', ' order by held.position)
          from unnest(string_to_array(u.user_type, ',')) with ordinality as held (type, position)
        ) as "types",
        ${inWords(sql`u.language`, languages, language)} as "language", ${inWords(state, userStates, language)} as "state",
        ${dayOf(sql`u.created_at`, surroundings)} as "createdOn", ${dayOf(sql`u.last_sign_in_at`, surroundings)} as "lastLogin",
        u.id as "userId"
      from users u
      ${where(
        given(values.text('type'), (type) => sql`string_to_array(u.user_type, ',') @> array[${type}]`),
        given(values.text('state'), (wanted) => sql`${state} = ${wanted}`),
        given(values.text('name'), (words) => hasWords(sql`u.first_name || ' ' || u.last_name`, words)),
        values.isOn('neverSignedIn') && sql`u.last_sign_in_at is null`,
      )}
    `;
  },
};
