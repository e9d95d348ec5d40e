import { sql } from 'kysely';
import { bedKinds } from '#contract/enums';
import { hasBed, joinAssignedRoom, stays } from '../../rooming/port.ts';
import { bedSpaces } from '../../rooming/rules.ts';
import { hasWords } from '../../platform/text/has-words.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, eventFilter, textFilter } from '../filters.ts';
import { alphabetically, eventName, given, inWords, where } from '../sql.ts';
import { ageBands, genders } from '../words.ts';
import type { Dictionary } from '../words.ts';

const kindsOfBeds: Dictionary<(typeof bedKinds)[number]> = {
  single: { en: 'Single', es: 'Individual' },
  double: { en: 'Double', es: 'Matrimonial' },
  bunk: { en: 'Bunk', es: 'Litera' },
  crib: { en: 'Crib', es: 'Cuna' },
};

/** A toddler gives up the bed space if someone older needs it. */
const sharesBed = { en: 'Shares a bed', es: 'Comparte cama' };

const house = columnOf.text('house', 'House', 'Casa');

/** The number of people per kind of bed. */
const sizes = sql.join(
  bedKinds.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(bedSpaces([kind]).length)}`),
  sql` `,
);

/**
 * The kind of the bed that contains a bed space: the first bed with which the running total is large enough, as in the rule
 * bedSpaces.
 */
const joinBed = sql`
  left join lateral (
    select kind from (
      select kind, sum(case kind ${sizes} end) over (order by position) as spaces
      from unnest(assigned.beds) with ordinality as beds (kind, position)
    ) as counted where spaces >= p.space order by spaces limit 1
  ) as bed on true
`;

export const report: Report = {
  id: 12,
  name: { en: 'Rooms', es: 'Habitaciones' },
  userTypes: ['A', 'R'],
  filters: [
    eventFilter,
    textFilter('house', house.title),
    checkFilter('withoutBed', { en: 'Without a bed only', es: 'Solo sin cama' }),
  ],
  columns: [
    house,
    columnOf.text('floor', 'Floor', 'Piso'),
    columnOf.text('room', 'Room', 'Habitación'),
    columnOf.integer('bed', 'Bed', 'Cama'),
    columnOf.text('bedKind', 'Kind of bed', 'Tipo de cama'),
    columnOf.yesNo('stepFree', 'Step-free', 'Sin escalones'),
    shared.lastName,
    shared.firstName,
    columnOf.text('band', 'Age band', 'Grupo de edad'),
    columnOf.text('gender', 'Gender', 'Sexo'),
    columnOf.yesNo('needsStepFree', 'Needs a step-free room', 'Necesita una habitación sin escalones'),
    shared.reference,
    shared.event,
  ],
  // People without a bed come last; room 2 before room 10.
  order: sql`${alphabetically(sql`"house"`)}, ${alphabetically(sql`"floor"`)}, "number" nulls last, ${alphabetically(sql`"room"`)},
    "bed" nulls last, ${alphabetically(sql`"lastName"`)}, ${alphabetically(sql`"firstName"`)}, "memberId"`,
  query: (values, { language }) => sql`
    select assigned.house as "house", assigned.floor as "floor", assigned.name as "room", p.space as "bed",
      case when p.space is null and ${hasBed} then ${sql.lit(sharesBed[language])}
        else ${inWords(sql`bed.kind`, kindsOfBeds, language)} end as "bedKind",
      assigned.is_step_free as "stepFree", m.last_name as "lastName", m.first_name as "firstName",
      ${inWords(sql`m.band`, ageBands, language)} as "band", ${inWords(sql`m.gender`, genders, language)} as "gender",
      coalesce(m.needs_step_free, false) as "needsStepFree",
      r.reference as "reference", ${eventName(language)} as "event", m.id as "memberId",
      nullif(regexp_replace(assigned.name, '\D', '', 'g'), '')::numeric as "number"
    from registrations r
    join events e on e.id = r.event_id
    join registration_members m on m.registration_id = r.id ${joinAssignedRoom} ${joinBed}
    ${where(
      stays,
      given(values.text('event'), (event) => sql`r.event_id = ${event}`),
      given(values.text('house'), (words) => hasWords(sql`assigned.house`, words)),
      values.isOn('withoutBed') && sql`not ${hasBed}`,
    )}
  `,
};
