import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DepositEvent } from '../events/rules.ts';
import { owedAfter } from '../payments/rules.ts';
import { responsibleNames } from '../people/rules.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { hasPlace } from '../registrations/port.ts';
import { joinAssignedRoom, stays } from '../rooming/port.ts';
import { isSigned } from '../signatures/port.ts';
import { printedStates } from './rules.ts';

type Schemas = components['schemas'];
type Party = Schemas['PacketParty'];
type Person = Schemas['PacketPerson'];

/** A person from the database, with the id that `responsibleName` is derived from. */
type Row = Omit<Person, 'lodging' | 'room' | 'bed' | 'responsibleName'> & {
  readonly lodging: Schemas['Lodging'];
  readonly room: number | null;
  readonly roomId: string | null;
  readonly space: number | null;
  readonly responsibleId: string | null;
};

/** Returns the people of each party who still have their place, in the party's order. */
async function findPeople(db: Kysely<Database>, eventId: string, version: string): Promise<Map<string, Row[]>> {
  const { rows } = await sql<Row & { readonly registrationId: string }>`
    select m.registration_id as "registrationId", m.id, m.first_name as "firstName", m.last_name as "lastName", m.age, m.band,
      m.lodging, m.room, p.room_id as "roomId", p.space, ${stays} as "needsBed",
      coalesce(m.needs_step_free, false) and ${stays} as "needsStepFree", m.responsible_id as "responsibleId", ${isSigned(version)} as "isSigned"
    from registrations r join registration_members m on m.registration_id = r.id ${joinAssignedRoom}
    where r.event_id = ${eventId} and r.state in (${sql.join(printedStates)}) and ${hasPlace}
    order by m.registration_id, m.position
  `.execute(db);
  const byParty = new Map<string, Row[]>();
  for (const { registrationId, ...person } of rows) {
    const people = byParty.get(registrationId);
    if (people) people.push(person);
    else byParty.set(registrationId, [person]);
  }
  return byParty;
}

function findParties(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('registrations')
    .leftJoin('registration_details', 'registration_details.registration_id', 'registrations.id')
    .leftJoin('registration_responsible_adults', 'registration_responsible_adults.registration_id', 'registrations.id')
    .select([
      'registrations.id',
      'reference',
      'state',
      'contact_first_name',
      'contact_last_name',
      'contact_phone',
      'total_cents',
      'paid_cents',
      'refunded_cents',
      'arrival',
      'registration_responsible_adults.name as adult_name',
    ])
    .where('event_id', '=', eventId)
    .where('state', 'in', printedStates)
    .orderBy(sql`contact_last_name collate "und-x-icu"`)
    .orderBy(sql`contact_first_name collate "und-x-icu"`)
    .orderBy('registrations.id')
    .execute();
}

type PartyRow = Awaited<ReturnType<typeof findParties>>[number];

function presentParty(row: PartyRow, people: readonly Row[], event: DepositEvent, now: Date): Party {
  const members = people.map(({ responsibleId, ...person }) => ({
    ...person,
    responsibleId: responsibleId ?? undefined,
  }));
  const responsible = responsibleNames({
    members,
    responsibleAdult: row.adult_name === null ? undefined : { name: row.adult_name },
  });
  const account = {
    state: row.state,
    quote: { totalCents: row.total_cents },
    receipts: { paidCents: row.paid_cents, refundedCents: row.refunded_cents },
  };
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    contactFirstName: row.contact_first_name,
    contactLastName: row.contact_last_name,
    contactPhone: row.contact_phone,
    ...owedAfter(account, event, now),
    currency: 'USD',
    ...(row.arrival !== null && { arrival: row.arrival }),
    members: members.map(({ responsibleId: _, room, roomId, space, ...person }) => {
      const responsibleName = responsible.get(person.id);
      return {
        ...person,
        ...(room !== null && { room }),
        ...(roomId !== null && { bed: { roomId, ...(space !== null && { space }) } }),
        ...(responsibleName !== undefined && { responsibleName }),
      };
    }),
  };
}

/**
 * Returns the parties that come to an event, sorted by the contact's name.
 * @param version the version of the waiver that people sign for it
 */
export async function readParties(
  db: Kysely<Database>,
  event: DepositEvent & { readonly id: string },
  version: string,
  now: Date,
): Promise<Party[]> {
  const [parties, people] = await Promise.all([findParties(db, event.id), findPeople(db, event.id, version)]);
  return parties.map((row) => presentParty(row, people.get(row.id) ?? [], event, now));
}
