import type { Kysely } from 'kysely';
import { listContactMessages } from '../../../api/contact/desk/messages.ts';
import { countNewForms } from '../../../api/forms/desk/new-forms.ts';
import { countNewHeldForms, listHeldForms } from '../../../api/forms/held/list.ts';
import type { Database } from '../../../api/platform/data/tables.gen.ts';
import { findPrayerCards } from '../../../api/prayer/cards/cards.ts';
import { listPrayerRequests } from '../../../api/prayer/desk/list.ts';
import { summarizePrayers } from '../../../api/prayer/summary/summary.ts';
import { listSabbathRequests } from '../../../api/sabbath/desk/list.ts';
import { listSaturdays } from '../../../api/sabbath/saturdays/calendar.ts';
import { findSaturdayLimits } from '../../../api/sabbath/saturdays/limits.ts';
import { questionsOf, type ListId, type ListRequest, type Question, type Query } from './question.ts';

/** The tables of submitted public forms, and of the answers to them. */
export const formTables = ['prayer_requests', 'sabbath_requests', 'contact_messages', 'form_answers'];

/** A query of forms; the time of a request that makes it is compared with that among few forms. */
export interface FormQuestion extends Question {
  readonly request: ListRequest;
  /** The request among few forms, if it differs. */
  readonly requestFew?: ListRequest;
}

const first = { page: 1, pageSize: 25 } as const;
const team = { userId: 1, readsAll: false };
const director = { userId: 1, readsAll: true };

/** A late page, compared with one that also exists among few forms. */
function late(
  operation: ListId,
  ask: (db: Kysely<Database>, query: { page: number }) => Promise<unknown>,
  fewPages = 30,
): FormQuestion {
  const page = 400;
  return {
    name: `${operation} page ${String(page)}`,
    ask: (db) => ask(db, { page }),
    request: { operation, query: { page } },
    requestFew: { operation, query: { page: fewPages } },
  };
}

/** The queries that staff make of the lists of public forms. */
export function formLists(now: Date) {
  const prayers = (db: Kysely<Database>, query: Partial<Query<'listPrayerRequests'>>) =>
    listPrayerRequests(db, { ...first, sort: 'queue', ...query }, query.unshared === undefined ? team : director, now);
  const saturdays = (db: Kysely<Database>, query: Partial<Query<'listSabbathRequests'>>) =>
    listSabbathRequests(db, { ...first, sort: '-createdAt', ...query }, now);
  const messages = (db: Kysely<Database>, query: Partial<Query<'listContactMessages'>>) =>
    listContactMessages(db, { ...first, sort: '-createdAt', ...query }, now);
  const held = (db: Kysely<Database>, query: Partial<Query<'listHeldForms'>>) =>
    listHeldForms(db, { ...first, sort: '-createdAt', ...query }, ['A', 'P'], now);
  return {
    listPrayerRequests: [
      ...questionsOf<'listPrayerRequests'>(
        'listPrayerRequests',
        {
          search: { search: 'rareza' },
          state: { state: 'new' },
          writtenIn: { writtenIn: 'es' },
          unshared: { unshared: true },
          undelivered: { undelivered: true },
        },
        prayers,
      ),
      {
        name: 'prayer requests with a rare word, for D',
        ask: (db: Kysely<Database>) =>
          listPrayerRequests(db, { ...first, sort: 'queue', search: 'rareza' }, director, now),
        request: { operation: 'listPrayerRequests', query: { search: 'rareza' } },
      },
      late('listPrayerRequests', prayers),
    ],
    listSabbathRequests: [
      ...questionsOf<'listSabbathRequests'>(
        'listSabbathRequests',
        {
          search: { search: 'rareza' },
          state: { state: 'new' },
          kind: { kind: 'retreat' },
          day: { day: '2027-03-06' },
          undelivered: { undelivered: true },
        },
        saturdays,
      ),
      late('listSabbathRequests', saturdays),
    ],
    listContactMessages: [
      ...questionsOf<'listContactMessages'>(
        'listContactMessages',
        { search: { search: 'rareza' }, state: { state: 'new' }, undelivered: { undelivered: true } },
        messages,
      ),
      late('listContactMessages', messages),
    ],
    listHeldForms: [
      ...questionsOf<'listHeldForms'>(
        'listHeldForms',
        {
          search: { search: 'rareza' },
          kind: { kind: 'prayer' },
          reason: { reason: 'decoy' },
          from: { from: '2027-04-09T00:00:00Z' },
          to: { to: '2027-04-09T00:00:00Z' },
        },
        held,
      ),
      // A tenth of the forms is held.
      late('listHeldForms', held, 8),
    ],
  } satisfies Record<string, readonly FormQuestion[]>;
}

/** The queries of screens beside the lists of public forms. */
export function otherFormQuestions(now: Date): FormQuestion[] {
  const since = '2027-04-09T23:00:00.000Z';
  const from = '2027-01-02';
  return [
    ...(['week', 'month', 'year'] as const).map((by) => ({
      name: `blessings by ${by}`,
      ask: (db: Kysely<Database>) => summarizePrayers(db, by, '2027-04-10'),
      request: { operation: 'getPrayerSummary', query: { by } },
    })),
    {
      name: 'prayer cards',
      ask: (db) => findPrayerCards(db, director, now),
      request: { operation: 'listPrayerCards', query: {} },
    },
    {
      name: 'calendar of Saturdays',
      ask: (db) => listSaturdays(db, from),
      request: { operation: 'listSaturdays', query: { from } },
    },
    {
      name: 'Saturdays that are not offered',
      ask: (db) => findSaturdayLimits(db, from),
      request: { operation: 'listSaturdayLimits', query: {} },
    },
    ...(['prayer', 'sabbath', 'contact'] as const).map((kind) => ({
      name: `new forms, ${kind}`,
      ask: (db: Kysely<Database>) => countNewForms(db, ['A', 'S', 'P'], { kind, since }),
      request: { operation: 'countNewForms', query: { kind, since } },
    })),
    {
      name: 'new forms that are held',
      ask: (db) => countNewHeldForms(db, ['A', 'S', 'P'], since),
      request: { operation: 'countNewForms', query: { kind: 'held', since } },
    },
  ];
}
