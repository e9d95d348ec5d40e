import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { StoredEvent } from '../events/port.ts';
import type { AppContext } from '../context.ts';
import { currentDeposit } from '../events/rules.ts';
import { owedAfter } from '../payments/rules.ts';
import type { Account } from '../payments/rules.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { countAll, pageClause } from '../platform/data/list.ts';
import type { PageRequest } from '../platform/paging/rules.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { isMinor } from '../people/rules.ts';
import { findMovedAway, netPaid } from '../registrations/port.ts';
import { assignedRoom, joinAssignedRoom, presentRoom, selectMovedSince } from '../rooming/port.ts';
import type { RoomRow } from '../rooming/port.ts';
import { isSigned, selectSignedSince } from '../signatures/port.ts';
import { arrivable, countQuestions, selectQuestions } from './store.ts';

type Schemas = components['schemas'];

/** How far to look back before `since`, in ms: a change that began before it may have been committed after it. */
const overlap = 30_000;

const before = (since: Date) => new Date(since.getTime() - overlap);

/** Selects parties of an event: one page of all of them, those that changed, or specific ones. */
interface Wanted {
  readonly ids?: readonly string[];
  readonly since?: Date | undefined;
  readonly page?: PageRequest;
}

interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly age: number;
  readonly band: Schemas['AgeBandName'];
  readonly room: number | null;
  readonly assigned_room: RoomRow | null;
  readonly is_signed: boolean;
  readonly is_place_freed: boolean | null;
  readonly arrived_at: string | null;
  readonly departed_at: string | null;
  readonly not_coming_at: string | null;
}

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly state: Schemas['RegistrationState'];
  readonly contact_first_name: string;
  readonly contact_last_name: string;
  readonly total_cents: number;
  readonly net_cents: number;
  readonly people: readonly Person[];
}

/** Matches parties whose check-in data changed: the party itself, its room assignments or its signatures. */
function changedSince(eventId: string, from: Date) {
  return sql`and (
    r.updated_at >= ${from} or r.id in ${selectMovedSince(eventId, from)} or r.id in ${selectSignedSince(from)}
  )`;
}

function ofEvent(eventId: string, { ids, since }: Wanted) {
  return sql`
    from registrations r where r.event_id = ${eventId}
      ${ids === undefined ? sql`` : sql`and r.id = any(${ids}::uuid[])`}
      ${since === undefined ? sql`` : changedSince(eventId, before(since))}
  `;
}

function toPerson(person: Person): Schemas['DoorPerson'] {
  const moment = (name: string, at: string | null) => (at === null ? {} : { [name]: new Date(at).toISOString() });
  return {
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    isMinor: isMinor(person.age),
    band: person.band,
    ...(person.room !== null && { room: person.room }),
    ...(person.assigned_room && { assignedRoom: presentRoom(person.assigned_room) }),
    isSignatureMissing: !person.is_signed,
    isPlaceFreed: person.is_place_freed === true,
    ...moment('arrivedAt', person.arrived_at),
    ...moment('departedAt', person.departed_at),
    ...moment('notComingAt', person.not_coming_at),
  };
}

function accountOf({ state, total_cents: totalCents, net_cents: paidCents }: Row): Account {
  return { state, quote: { totalCents }, receipts: { paidCents, refundedCents: 0 } };
}

/** Returns the parties of an event for check-in, sorted by the contact's name. */
export async function findDoorParties(
  { db, waivers, clock }: Pick<AppContext, 'db' | 'waivers' | 'clock'>,
  event: Pick<StoredEvent, 'id' | 'type' | 'deposit' | 'timeZone'>,
  wanted: Wanted,
): Promise<Schemas['DoorParty'][]> {
  const { rows } = await sql<Row>`
    with wanted as (
      select r.id, r.event_id, r.reference, r.version, r.state, r.rooms, r.contact_first_name, r.contact_last_name, r.total_cents,
        ${netPaid('r')} as net_cents
      ${ofEvent(event.id, wanted)}
      order by r.contact_last_name, r.contact_first_name, r.reference
      ${wanted.page ? pageClause(wanted.page) : sql``}
    )
    select r.*, people.of_party as people
    from wanted r, lateral (
      select coalesce(json_agg(json_build_object(
        'id', m.id, 'first_name', m.first_name, 'last_name', m.last_name, 'age', m.age, 'band', m.band, 'room', m.room,
        'assigned_room', ${assignedRoom},
        'is_signed', ${isSigned(waivers[event.type].en.version)}, 'is_place_freed', absent.place_freed,
        'arrived_at', arrived.at, 'departed_at', departed.at, 'not_coming_at', absent.at
      ) order by m.position), '[]') as of_party
      from registration_members m ${joinAssignedRoom}
        left join attendances arrived on arrived.member_id = m.id and arrived.kind = 'arrived'
        left join attendances departed on departed.member_id = m.id and departed.kind = 'departed'
        left join attendances absent on absent.member_id = m.id and absent.kind = 'notComing'
      where m.registration_id = r.id
    ) as people
    order by r.contact_last_name, r.contact_first_name, r.reference
  `.execute(db);
  const now = clock();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    version: row.version,
    state: row.state,
    contactFirstName: row.contact_first_name,
    contactLastName: row.contact_last_name,
    ...owedAfter(accountOf(row), event, now),
    people: row.people.map(toPerson),
  }));
}

/** Returns one page of an event's parties, with the other data on the check-in screen. */
export async function listDoorParties(
  context: Pick<AppContext, 'db' | 'waivers' | 'clock'>,
  event: StoredEvent,
  request: PageRequest & { readonly since?: Date | undefined; readonly language: 'en' | 'es' },
): Promise<Schemas['DoorPartyPage']> {
  const { db } = context;
  const { page, pageSize, since, language } = request;
  // Read the time before the parties, so that the next request finds a change made during the query.
  const now = context.clock();
  const [items, total, openQuestions, movedAway] = await Promise.all([
    findDoorParties(context, event, { since, page: { page, pageSize } }),
    countAll(db, sql`(select 1 ${ofEvent(event.id, { since })})`),
    countQuestions(db, event.id),
    since && findMovedAway(db, event.id, before(since)),
  ]);
  const { id, texts, start_date, end_date, timeZone } = event;
  const deposit = currentDeposit(event, now);
  return {
    event: { id, name: texts[language].name, start_date, end_date, timeZone, ...(deposit && { deposit }) },
    items,
    page,
    pageSize,
    total,
    serverTime: now.toISOString(),
    openQuestions,
    ...(movedAway && { movedAway }),
  };
}

const questionsOnPage = 50;

interface Question {
  readonly id: string;
  readonly registration_id: string;
  readonly reference: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly kind: Schemas['ArrivalKind'];
  readonly is_undo: boolean;
  readonly at: Date;
  readonly reason: Schemas['ArrivalReason'];
  readonly user_name: string | null;
  readonly can_record: boolean;
}

/** Returns one page of the records that need a decision, oldest first. */
export async function listQuestions(
  db: Kysely<Database>,
  eventId: string,
  page: number,
): Promise<Schemas['ArrivalQuestionPage']> {
  const request = { page, pageSize: questionsOnPage };
  const [{ rows }, total] = await Promise.all([
    sql<Question>`
      select a.id, a.registration_id, r.reference, coalesce(m.first_name, r.contact_first_name) as first_name,
        coalesce(m.last_name, r.contact_last_name) as last_name, a.kind, a.is_undo, a.at, a.reason,
        u.first_name || ' ' || u.last_name as user_name,
        m.id is not null and r.event_id = ${eventId} and ${arrivable} as can_record
      from ${selectQuestions(eventId)} as open join arrival_records a on a.number = open.number
        join registrations r on r.id = a.registration_id
        left join registration_members m on m.id = a.member_id and m.registration_id = a.registration_id
        left join users u on u.id = a.recorded_by
      order by a.number ${pageClause(request)}
    `.execute(db),
    countQuestions(db, eventId),
  ]);
  return {
    items: rows.map((row) => ({
      recordId: row.id,
      registrationId: row.registration_id,
      reference: row.reference,
      firstName: row.first_name,
      lastName: row.last_name,
      kind: row.kind,
      isUndo: row.is_undo,
      at: row.at.toISOString(),
      reason: row.reason,
      ...(row.user_name !== null && { byName: row.user_name }),
      canRecord: row.can_record,
    })),
    ...request,
    total,
  };
}
