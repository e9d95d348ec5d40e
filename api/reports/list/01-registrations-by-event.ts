import { sql } from 'kysely';
import { registrationWindow } from '../../events/rules.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, choiceFilter, dayFilters } from '../filters.ts';
import { comes, eventName, given, where } from '../sql.ts';
import { eventTypes, registrationWindows } from '../words.ts';

export const report: Report = {
  id: 1,
  name: { en: 'Registrations by event', es: 'Inscripciones por evento' },
  userTypes: ['A', 'R', 'C', 'D'],
  isSummary: true,
  filters: [
    ...dayFilters(),
    choiceFilter('type', { en: 'Type', es: 'Tipo' }, eventTypes),
    checkFilter('concluded', { en: 'Include concluded events', es: 'También los concluidos' }),
  ],
  columns: [
    shared.event,
    columnOf.date('firstDay', 'First day', 'Primer día'),
    columnOf.date('lastDay', 'Last day', 'Último día'),
    columnOf.text('registration', 'Registration', 'Inscripción'),
    columnOf.count('parties', 'Parties', 'Grupos'),
    shared.people,
    shared.rooms,
    columnOf.integer('places', 'Places', 'Lugares'),
    columnOf.integer('placesLeft', 'Places left', 'Lugares libres'),
    columnOf.count('waitingParties', 'Waiting parties', 'Grupos en espera'),
    columnOf.count('waitingPeople', 'Waiting people', 'Personas en espera'),
    columnOf.count('canceled', 'Canceled', 'Cancelados'),
  ],
  chart: { categoryId: 'event', by: 'value', seriesIds: ['people', 'waitingPeople'] },
  order: sql`"firstDay", "eventId"`,
  query: (values, { events, language, now }) => {
    const windows = events
      .map((event) => ({ id: event.id, window: registrationWindow(event, event, now) }))
      .filter(({ window }) => values.isOn('concluded') || window.state !== 'completed')
      .map(({ id, window }) => sql`(${id}, ${registrationWindows[window.state][language]}, ${window.placesLeft}::int)`);
    // VALUES needs at least one row; this one matches no event.
    const listed = sql.join([sql`(null::text, null::text, null::int)`, ...windows]);
    return sql`
      select ${eventName(language)} as "event", e.start_date as "firstDay", e.end_date as "lastDay", w.state as "registration",
        coalesce(f.parties, 0) as "parties", coalesce(f.people, 0) as "people", coalesce(f.rooms, 0) as "rooms",
        e.max_registration_count as "places", w.places_left as "placesLeft",
        coalesce(f.waiting_parties, 0) as "waitingParties", coalesce(f.waiting_people, 0) as "waitingPeople",
        coalesce(f.canceled, 0) as "canceled", e.id as "eventId"
      from events e
      join (values ${listed}) as w (event_id, state, places_left) on w.event_id = e.id
      left join (
        select r.event_id, count(*) filter (where ${comes}) as parties, sum(r.party_size) filter (where ${comes}) as people,
          sum(r.rooms) filter (where ${comes}) as rooms, count(*) filter (where r.state = 'waitlisted') as waiting_parties,
          sum(r.party_size) filter (where r.state = 'waitlisted') as waiting_people,
          count(*) filter (where r.state = 'cancelled') as canceled
        from registrations r group by r.event_id
      ) as f on f.event_id = e.id
      ${where(
        given(values.text('from'), (day) => sql`e.start_date >= ${day}::date`),
        given(values.text('to'), (day) => sql`e.start_date <= ${day}::date`),
        given(values.text('type'), (type) => sql`e.type = ${type}`),
      )}
    `;
  },
};
