import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { isMinor } from '../people/rules.ts';
import { hasPlace } from '../registrations/port.ts';
import { printedStates } from './rules.ts';

type Schemas = components['schemas'];

/** Selects the guardian's name or phone, or the responsible adult's if no guardian was given. Never mixes the two people. */
function ofGuardian(guardian: RawBuilder<unknown>, adult: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`case when guardian_name is null and guardian_phone is null then ${adult} else ${guardian} end`;
}

function findPeople(db: Kysely<Database>, eventId: string) {
  return (
    db
      .selectFrom('registrations')
      .innerJoin('registration_members as m', 'm.registration_id', 'registrations.id')
      .leftJoin('registration_member_details', 'member_id', 'm.id')
      .leftJoin('registration_details', 'registration_details.registration_id', 'registrations.id')
      .leftJoin(
        'registration_responsible_adults',
        'registration_responsible_adults.registration_id',
        'registrations.id',
      )
      .select(['m.id', 'm.registration_id', 'age', 'diet', 'joins_sessions', 'emergency_name', 'emergency_phone'])
      // Minors who come without an adult in their party have a responsible adult who stays at home.
      .select(ofGuardian(sql`guardian_name`, sql`registration_responsible_adults.name`).as('guardian_name'))
      .select(ofGuardian(sql`guardian_phone`, sql`registration_responsible_adults.phone`).as('guardian_phone'))
      .where('event_id', '=', eventId)
      .where('state', 'in', printedStates)
      .where(hasPlace)
      .orderBy('m.registration_id')
      .orderBy('position')
      .execute()
  );
}

/** Returns the details of an event's people for the requested printed pages; other pages get nothing. */
export async function readDetails(
  db: Kysely<Database>,
  eventId: string,
  pages: readonly Schemas['PacketPage'][],
): Promise<Schemas['PacketDetails']> {
  const rows = await findPeople(db, eventId);
  const minors = pages.includes('minors') ? rows.filter(({ age }) => isMinor(age)) : [];
  const isShown = new Set(minors.map(({ id }) => id));
  const isForKitchen = pages.includes('kitchen');
  const parties = new Map(minors.map((row) => [row.registration_id, row]));
  return {
    people: rows.flatMap((row) => {
      const diet = isForKitchen && row.diet !== null ? { diet: row.diet } : undefined;
      if (!isShown.has(row.id)) return diet ? [{ id: row.id, ...diet }] : [];
      return [
        {
          id: row.id,
          ...diet,
          ...(row.guardian_name !== null && { guardianName: row.guardian_name }),
          ...(row.guardian_phone !== null && { guardianPhone: row.guardian_phone }),
          ...(row.joins_sessions !== null && { joinsSessions: row.joins_sessions }),
        },
      ];
    }),
    parties: [...parties.values()].map((row) => ({
      id: row.registration_id,
      ...(row.emergency_name !== null && { emergencyName: row.emergency_name }),
      ...(row.emergency_phone !== null && { emergencyPhone: row.emergency_phone }),
    })),
  };
}
