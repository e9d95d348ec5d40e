import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { notCanceled } from '../rows/conditions.ts';
import { foldName } from '../../platform/text/rules.ts';
import { containsPattern } from '../../platform/text/search.ts';

type Schemas = components['schemas'];
type Question = Schemas['KnownPersonQuestion'];

/** The maximum number of matches; more would not help anyone who reads the warning. */
const mostFound = 50;

/** The accepted difference in age, in years: some people give today's age instead of the age on the event's first day. */
const ageSlack = 1;

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly state: Schemas['RegistrationState'];
  readonly contact_first_name: string;
  readonly contact_last_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly age: number;
}

function active(eventId: string, exceptRegistrationId: string | undefined) {
  return sql`registrations.event_id = ${eventId} and ${notCanceled}
    and registrations.id is distinct from ${exceptRegistrationId ?? null}::uuid`;
}

/** Searches the index of the staff's search, then compares full names and ages for the few parties that it finds. */
async function findPeople(
  db: Kysely<Database>,
  eventId: string,
  people: readonly Question[],
  except: string | undefined,
): Promise<Row[]> {
  if (people.length === 0) return [];
  const agesOf = new Map<string, number[]>();
  for (const person of people) {
    const name = foldName(person);
    agesOf.set(name, [...(agesOf.get(name) ?? []), person.age]);
  }
  const patterns = [...agesOf.keys()].map(containsPattern);
  const ages = people.map(({ age }) => age);
  const { rows } = await sql<Row>`
    select registrations.id, reference, state, contact_first_name, contact_last_name, first_name, last_name, age
    from registrations join registration_members on registration_members.registration_id = registrations.id
    where ${active(eventId, except)} and search_text like any(${patterns}::text[])
      and age between ${Math.min(...ages) - ageSlack} and ${Math.max(...ages) + ageSlack}
    order by registrations.created_at, registrations.id, position
  `.execute(db);
  return rows.filter((row) => {
    const asked = agesOf.get(foldName({ firstName: row.first_name, lastName: row.last_name })) ?? [];
    return asked.some((age) => Math.abs(age - row.age) <= ageSlack);
  });
}

type ContactRow = Pick<Row, 'id' | 'reference' | 'state' | 'contact_first_name' | 'contact_last_name'>;

async function findContacts(
  db: Kysely<Database>,
  eventId: string,
  email: string | undefined,
  except: string | undefined,
): Promise<ContactRow[]> {
  if (email === undefined) return [];
  const { rows } = await sql<ContactRow>`
    select id, reference, state, contact_first_name, contact_last_name from registrations
    where ${active(eventId, except)} and lower(contact_email) = lower(${email})
    order by created_at, id limit ${mostFound}
  `.execute(db);
  return rows;
}

function present(row: ContactRow): Schemas['KnownPerson'] {
  return {
    registrationId: row.id,
    reference: row.reference,
    state: row.state,
    contactFirstName: row.contact_first_name,
    contactLastName: row.contact_last_name,
  };
}

/** Returns which of these people are already in another active party of the event, and which other parties have this email. */
export async function findKnownPeople(
  db: Kysely<Database>,
  eventId: string,
  { people, email, exceptRegistrationId }: Schemas['KnownPeopleRequest'],
): Promise<Schemas['KnownPerson'][]> {
  const [members, contacts] = await Promise.all([
    findPeople(db, eventId, people, exceptRegistrationId),
    findContacts(db, eventId, email, exceptRegistrationId),
  ]);
  const found = [
    ...members.map((row) => ({
      ...present(row),
      person: { firstName: row.first_name, lastName: row.last_name, age: row.age },
    })),
    ...contacts.map(present),
  ];
  return found.slice(0, mostFound);
}
