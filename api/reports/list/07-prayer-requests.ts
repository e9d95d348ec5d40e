import { sql } from 'kysely';
import { addDays, isoDay, readIsoDay } from '../../platform/moments/rules.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, choiceFilter, dayFilters } from '../filters.ts';
import { between, dayOf, given, inWords, where } from '../sql.ts';
import { languages, prayerStates } from '../words.ts';

const sharedWithTeam = columnOf.yesNo('shared', 'Shared', 'Compartida');

/** Counts and dates only: no names and no prayers. */
export const report: Report = {
  id: 7,
  name: { en: 'Prayer requests', es: 'Peticiones de oración' },
  userTypes: ['D'],
  filters: [
    ...dayFilters(({ today }) => isoDay(addDays(readIsoDay(today), -365))),
    choiceFilter('state', shared.state.title, prayerStates),
    choiceFilter('language', shared.language.title, languages),
    checkFilter('shared', { en: 'Shared only', es: 'Solo compartidas' }),
  ],
  columns: [
    shared.receivedOn,
    shared.state,
    shared.language,
    columnOf.yesNo('forSomeoneElse', 'For someone else', 'Por otra persona'),
    sharedWithTeam,
    columnOf.yesNo('wantsToBeNotified', 'Wants to be notified', 'Desea saberlo'),
    columnOf.date('prayedOn', 'Prayed on', 'Orada el'),
    columnOf.date('notifiedOn', 'Notified on', 'Avisado el'),
    columnOf.integer('daysUntilPrayed', 'Days until prayed', 'Días hasta orar'),
  ],
  chart: { categoryId: 'receivedOn', by: 'month', seriesIds: [] },
  order: sql`"createdAt" desc, "requestId"`,
  query: (values, surroundings) => {
    const { language, timeZone } = surroundings;
    const [received, prayed] = [dayOf(sql`p.created_at`, surroundings), dayOf(sql`p.prayed_at`, surroundings)];
    return sql`
      select ${received} as "receivedOn", ${inWords(sql`p.state`, prayerStates, language)} as "state",
        ${inWords(sql`p.language`, languages, language)} as "language", p.for_whom is not null as "forSomeoneElse",
        p.share_with_team as "shared", p.tell_when_prayed as "wantsToBeNotified", ${prayed} as "prayedOn",
        ${dayOf(sql`p.told_at`, surroundings)} as "notifiedOn", ${prayed} - ${received} as "daysUntilPrayed",
        p.created_at as "createdAt", p.id as "requestId"
      from prayer_requests p
      ${where(
        sql`p.state <> 'held'`,
        ...between(sql`p.created_at`, values.text('from'), values.text('to'), timeZone),
        given(values.text('state'), (state) => sql`p.state = ${state}`),
        given(values.text('language'), (code) => sql`p.language = ${code}`),
        values.isOn('shared') && sql`p.share_with_team`,
      )}
    `;
  },
};
