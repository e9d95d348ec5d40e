import { sql } from 'kysely';
import type { Expression, RawBuilder, SqlBool } from 'kysely';
import { canArrive } from '../../arrivals/rules.ts';
import { registrationStates } from '../../platform/contract/enums.gen.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { hasBed, joinAssignedRoom, stays } from '../../rooming/port.ts';
import { isSigned } from '../../signatures/port.ts';
import { isOpen, netPaid, notCanceled, owing, withPlaces } from './conditions.ts';

/*
 * The rows that an event's figures count, as conditions on rows of `registrations` and on their people, with the alias `m`. The
 * list takes its filters from here, so that a figure and its list never differ.
 */

type Schemas = components['schemas'];
type Condition = Expression<SqlBool>;

/** The versions of the current waivers by type of event. */
export type WaiverVersions = Readonly<Record<Schemas['EventType'], { readonly en: { readonly version: string } }>>;

/** The rule canArrive. */
export const canArriveNow: Condition = sql<SqlBool>`
  registrations.state = any(${registrationStates.filter(canArrive)}::text[])
`;

/** Whether a person in a party with places still has theirs; check-in frees the places of people who are not coming. */
export const hasPlace: Condition = sql<SqlBool>`
  not exists (select 1 from attendances a where a.member_id = m.id and a.place_freed)
`;

function isRecorded(kind: Schemas['ArrivalKind']): Condition {
  return sql<SqlBool>`bool_or(a.kind = ${sql.lit(kind)})`;
}

/** The rule attendanceOf. One lookup finds everything that is recorded of a person. */
export const presence: RawBuilder<Schemas['Presence']> = sql`
  (select case when ${isRecorded('departed')} then 'left' when ${isRecorded('arrived')} then 'here'
    when ${isRecorded('notComing')} then 'notComing' else 'toCome' end
    from attendances a where a.member_id = m.id and a.at is not null)
`;

const sums: Readonly<Record<Schemas['EventSum'], Condition>> = {
  promised: sql<SqlBool>`(${owing} and registrations.total_cents > 0)`,
  received: sql<SqlBool>`${netPaid()} <> 0`,
  open: isOpen,
};

/** Parties that are included in one of their event's sums of money. */
export function isPartOf(sum: Schemas['EventSum']): Condition {
  return sums[sum];
}

/** Keeps PostgreSQL from joining the people of all parties first, which reads their whole table for the parties of one event. */
const partyByParty = sql`offset 0`;

function hasPerson(of: Condition): Condition {
  return sql<SqlBool>`exists (
    select 1 from registration_members m where m.registration_id = registrations.id and ${of} ${partyByParty}
  )`;
}

/** Parties with places that include someone in this band who has one. */
export function withBand(band: Schemas['AgeBandName']): Condition {
  return sql<SqlBool>`(${withPlaces} and ${hasPerson(sql`m.band = ${band} and ${hasPlace}`)})`;
}

/** Parties with someone who is here, still to come, and so on. */
export function withPresence(wanted: Schemas['Presence']): Condition {
  return sql<SqlBool>`(${canArriveNow} and ${hasPerson(sql`${presence} = ${wanted}`)})`;
}

/**
 * The people of a party who stay the night, with the alias `m`, and the room `assigned`, which is null for someone without a room.
 */
export const guests = sql`
  registrations r join registration_members m on m.registration_id = r.id ${joinAssignedRoom}
  where r.id = registrations.id and ${stays}
`;

function hasGuest(of: Condition): Condition {
  return sql<SqlBool>`exists (select 1 from ${guests} and ${of} ${partyByParty})`;
}

const roomings: Readonly<Record<Schemas['PartyRooming'], Condition>> = {
  requested: sql<SqlBool>`(${canArriveNow} and registrations.rooms > 0)`,
  withBed: hasGuest(hasBed),
  withoutBed: hasGuest(sql`not ${hasBed}`),
  stepFree: hasGuest(sql`m.needs_step_free`),
};

/** Parties whose rooms match this. */
export function withRooming(wanted: Schemas['PartyRooming']): Condition {
  return roomings[wanted];
}

/** Parties with someone who has not signed the current waiver of their event. */
export function withoutSignature(waivers: WaiverVersions): Condition {
  const version = sql<string>`(
    select case type when 'Residential' then ${waivers.Residential.en.version} else ${waivers.Convention.en.version} end
    from events where events.id = registrations.event_id
  )`;
  return sql<SqlBool>`(${notCanceled} and ${hasPerson(sql`not ${isSigned(version)}`)})`;
}
