import { listDoorParties } from '../../../api/arrivals/list.ts';
import { listAuditEntries } from '../../../api/audit/list.ts';
import { sortEvents } from '../../../api/events/rules.ts';
import { findEvent, findEvents } from '../../../api/events/store.ts';
import { findPartiesOf } from '../../../api/registrations/mail/lost-links-email.ts';
import { findKnownPeople } from '../../../api/registrations/desk/known-people.ts';
import { readWaitingList } from '../../../api/registrations/desk/waiting-list.ts';
import { findPriceDifferences } from '../../../api/registrations/prices/differences.ts';
import { listRegistrations } from '../../../api/registrations/desk/list.ts';
import { listUsers } from '../../../api/user-desk/list.ts';
import { listUnsigned } from '../../../api/waiver/unsigned.ts';
import { readWaivers } from '../../../api/waiver/texts.ts';
import { listColleaguesActions } from '../../../api/workspace/colleagues.ts';
import { listNextEvents } from '../../../api/workspace/next-events.ts';
import { countOpenWork } from '../../../api/workspace/open-work.ts';
import { search } from '../../../api/workspace/search/search.ts';
import { eventsToCome, partiesOfEvent } from './fill.ts';
import { formLists, otherFormQuestions, type FormQuestion } from './forms.ts';
import { boundBy, questionName, questionsOf, type Bound, type ListId, type Query, type Question } from './question.ts';

const waivers = readWaivers({ en: 'Retreat center', es: 'Casa de retiros' });
const first = { page: 1, pageSize: 25 } as const;
async function theEvent(db: Parameters<Question['ask']>[0]) {
  const event = await findEvent(db, eventId);
  if (!event) throw new Error(`There is no event ${eventId}`);
  return event;
}
const firstParties: Query<'listRegistrations'> = {
  ...first,
  sort: '-createdAt',
  lng: 'en',
  overdue: false,
  asksForHelp: false,
  unconfirmedAddress: false,
};
/** The event that the lists of one event are asked for. */
const eventId = 'list-3';
/** What the people of one event may cost: sixteen pages for each of its parties, which are read twice, for the page and for the count. */
const ofOneEvent = { mostPages: 16 * partiesOfEvent };
/** The filters about people, without an event: the last two match nobody, so that no page is ever full. */
const peopleOfAnyEvent: readonly Partial<Query<'listRegistrations'>>[] = [
  { needs: 'signature' },
  { band: 'adult' },
  { presence: 'here' },
  { band: 'teen' },
  { presence: 'notComing' },
];
const ofEventsToCome = { mostPages: eventsToCome * 20 * partiesOfEvent };
/** The start page counts the arrivals of four events. */
const ofFourEvents = { mostPages: 4 * 5 * partiesOfEvent };

function registrationQuestions(now: Date): Question[] {
  const ask = (db: Parameters<Question['ask']>[0], query: Partial<Query<'listRegistrations'>>) =>
    listRegistrations({ db, waivers }, { ...firstParties, ...query }, now);
  return [
    ...questionsOf<'listRegistrations'>(
      'listRegistrations',
      {
        search: { search: 'rareza' },
        eventId: { eventId },
        state: { state: 'confirmed' },
        paymentStatus: { paymentStatus: 'partPaid' },
        overdue: { overdue: true },
        asksForHelp: { asksForHelp: true },
        unconfirmedAddress: { unconfirmedAddress: true },
        needs: { eventId, needs: 'signature' },
        band: { eventId, band: 'child' },
        money: { eventId, money: 'open' },
        presence: { eventId, presence: 'toCome' },
        rooms: { eventId, rooms: 'stepFree' },
      },
      ask,
      ({ eventId: event }) => (event === undefined ? {} : ofOneEvent),
    ),
    ...peopleOfAnyEvent.map((query) => ({
      name: questionName('listRegistrations', query),
      ask: (db: Parameters<Question['ask']>[0]) => ask(db, query),
      ...ofEventsToCome,
    })),
    { name: 'registrations with two words', ask: (db) => ask(db, { search: 'perez 4711' }) },
    { name: 'registrations with a word of everyone', ask: (db) => ask(db, { search: 'example' }) },
  ];
}

/** The queries of each list of the contract that comes in pages, or why it needs none: its table is small, or it is about one thing. */
function pagedLists(now: Date): { readonly [Id in ListId]: readonly Question[] | Bound | 'small' } {
  return {
    ...formLists(now),
    listRegistrations: registrationQuestions(now),
    listUsers: questionsOf<'listUsers'>(
      'listUsers',
      { search: { search: 'rareza' }, type: { type: 'R' }, state: { state: 'inactive' } },
      (db, query) => listUsers(db, { ...first, sort: 'name', ...query }, now),
    ),
    listAuditEntries: questionsOf<'listAuditEntries'>(
      'listAuditEntries',
      {
        action: { action: 'registration-viewed' },
        actorUserId: { actorUserId: 7 },
        subject: { subject: 'user:7' },
        from: { from: '2027-04-09T00:00:00Z' },
        to: { to: '2027-04-09T00:00:00Z' },
      },
      (db, query) => listAuditEntries(db, { lng: 'en', page: 1, ...query }, now),
    ),
    getWaitingList: boundBy('registrations.event_id', {
      ...ofOneEvent,
      ask: (db) => readWaitingList(db, eventId, { page: 1, language: 'en', now }),
    }),
    listDoorParties: boundBy('registrations.event_id', {
      ...ofOneEvent,
      ask: async (db) =>
        listDoorParties({ db, waivers, clock: () => now }, await theEvent(db), {
          page: 1,
          pageSize: 50,
          language: 'en',
        }),
    }),
    listArrivalQuestions: boundBy('arrival_records.event_id', { isPartial: true }),
    listRegistrationHistory: boundBy('registration_changes.registration_id'),
    listPriceDifferences: boundBy('registrations.event_id', {
      ...ofOneEvent,
      ask: async (db) => findPriceDifferences(db, await theEvent(db)),
    }),
    listUnsignedWaivers: boundBy('registrations.event_id', {
      ...ofOneEvent,
      ask: (db) => listUnsigned(db, eventId, waivers.Residential.en.version, 1),
    }),
    listUserHistory: boundBy('audit_entries.subject', {
      ask: (db) => listAuditEntries(db, { lng: 'en', page: 1, subject: 'user:7' }, now),
    }),
    listOnlineSessions: 'small',
    listStaffEvents: 'small',
    listMailings: 'small',
    listMailingRecipients: boundBy('mailing_recipients.mailing_id'),
  };
}

/** The lists about one event, party, user or mailing, each with the column that holds its id. */
export function boundLists(now: Date): (Bound & { readonly list: string })[] {
  return Object.entries(pagedLists(now)).flatMap(([list, found]) =>
    typeof found === 'object' && 'column' in found ? [{ list, ...found }] : [],
  );
}

/** All queries of public forms. */
export function formQuestions(now: Date): FormQuestion[] {
  return [...Object.values(formLists(now)).flat(), ...otherFormQuestions(now)];
}

/** All queries that staff make of large tables. */
export function allQuestions(now: Date): Question[] {
  return [
    ...Object.entries(pagedLists(now)).flatMap(([list, found]): readonly Question[] => {
      if (found === 'small') return [];
      if (!('column' in found)) return found;
      return found.ask ? [{ name: `${list} of one`, mostPages: found.mostPages, ask: found.ask }] : [];
    }),
    ...otherFormQuestions(now),
    { name: 'parties under an address', ask: (db) => findPartiesOf(db, 'Contact4711@example.org', now) },
    {
      name: 'people who come already',
      ask: (db) =>
        findKnownPeople(db, eventId, {
          people: [{ firstName: 'Rareza', lastName: 'Perez 4711', age: 40 }],
          email: 'contact4711@example.org',
        }),
    },
    {
      name: 'workspace, what waits',
      ask: async (db) =>
        countOpenWork(
          { db, waivers },
          { held: ['A', 'R', 'D', 'P', 'S'], language: 'en', timeZone: 'America/New_York' },
          sortEvents(await findEvents(db), now),
          now,
        ),
    },
    {
      name: 'workspace, next events',
      ...ofFourEvents,
      ask: async (db) =>
        listNextEvents(
          db,
          sortEvents(await findEvents(db), now),
          { language: 'en', seesHidden: true, seesFigures: true },
          now,
        ),
    },
    {
      name: 'workspace, actions of colleagues',
      ask: (db) =>
        listColleaguesActions(
          db,
          7,
          { subjects: ['registration', 'user', 'unmatched-payment'], held: ['A'], language: 'en' },
          now,
        ),
    },
    ...['perez 4711', 'rareza', 'example', 'contact4711@example.org', 'zz'].map(
      (words): Question => ({
        name: `workspace, search for ${words}`,
        ask: (db) => search(db, words, { held: ['A', 'P'], language: 'en' }, now),
      }),
    ),
  ];
}
