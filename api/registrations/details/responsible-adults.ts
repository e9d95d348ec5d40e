import type { Kysely } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { StoredEvent } from '../../events/port.ts';
import { compareParties } from '../../people/same/rules.ts';
import { isMinorsAlone, missingResponsibility, isMinor } from '../../people/rules.ts';
import type { CaredFor, MissingResponsibility } from '../../people/rules.ts';
import type { RegistrationRecord } from '../record.ts';

type Schemas = components['schemas'];

/** A requested party, with the adult named by minors who come alone. */
interface RequestedParty {
  readonly members: readonly CaredFor[];
  readonly responsibleAdult?: Schemas['ResponsibleAdult'];
}

/** Converts a missing answer to a problem that points to the field; `pointer` is where the party is in the request. */
function responsibilityProblem(missing: MissingResponsibility, pointer: '' | '/party'): ProblemError {
  const pointers = {
    'party-without-adult': ['/members'],
    'responsible-adult-missing': ['/responsibleAdult'],
    'minor-without-responsible':
      missing.code === 'minor-without-responsible'
        ? missing.minors.map((position) => `/members/${String(position)}/responsible`)
        : [],
  }[missing.code];
  return new ProblemError(missing.code, {
    errors: pointers.map((path) => ({ in: 'body', pointer: `${pointer}${path}`, rule: 'adultNeeded' })),
  });
}

/**
 * Makes sure that a new party has an adult for every minor.
 * @param isExcused whether staff gave a reason why it may come without one
 * @throws ProblemError `party-without-adult`, `responsible-adult-missing`, `minor-without-responsible`.
 */
export function requireResponsibility(event: StoredEvent, party: RequestedParty, isExcused: boolean): void {
  const missing = missingResponsibility(event, party.members, party.responsibleAdult);
  if (missing && !isExcused) throw responsibilityProblem(missing, '');
}

/** A stored party in the form of a request. */
function asRequested({ members, responsibleAdult }: RegistrationRecord): RequestedParty {
  const positions = new Map(members.map(({ id }, position) => [id, position]));
  return {
    members: members.map(({ age, responsibleId = '' }) => {
      const responsible = positions.get(responsibleId);
      return { age, ...(responsible !== undefined && { responsible }) };
    }),
    ...(responsibleAdult && { responsibleAdult: { ...responsibleAdult, consents: true } }),
  };
}

/**
 * Makes sure that a changed party has an adult for every minor. Parties that were accepted without one are asked for one when their
 * people change, not when a phone number is corrected.
 * @throws ProblemError like requireResponsibility.
 */
export function requireChangedResponsibility(
  event: StoredEvent,
  before: RegistrationRecord,
  party: Schemas['ChangedParty'],
  isExcused: boolean,
): void {
  const missing = missingResponsibility(event, party.members, party.responsibleAdult);
  if (!missing || isExcused) return;
  const requested = asRequested(before);
  const wasMissing = missingResponsibility(event, requested.members, requested.responsibleAdult) !== null;
  const isSameParty =
    party.members.length === before.members.length &&
    before.members.every(({ id, age }) => party.members.some((member) => member.id === id && member.age === age)) &&
    compareParties(before.members, party.members).replaced.length === 0;
  if (wasMissing && isSameParty) return;
  throw responsibilityProblem(missing, '/party');
}

/**
 * Makes sure that a party can come to this event with the adults that it has named. One that was accepted without an adult is not
 * asked again.
 * @throws ProblemError like requireResponsibility.
 */
export function requireStoredResponsibility(event: StoredEvent, record: RegistrationRecord): void {
  const { members, responsibleAdult } = asRequested(record);
  const missing = missingResponsibility(event, members, responsibleAdult);
  if (missing?.code === 'party-without-adult') throw responsibilityProblem(missing, '');
}

/** Returns the id of the responsible adult for each minor in a requested party; undefined for everyone else. */
export function responsibleIds(
  members: readonly CaredFor[],
  ids: readonly (string | undefined)[],
): (string | undefined)[] {
  return members.map(({ age, responsible }) => {
    const adult = responsible === undefined ? undefined : members[responsible];
    return responsible !== undefined && adult && isMinor(age) && !isMinor(adult.age) ? ids[responsible] : undefined;
  });
}

/** Returns the adult named by minors who come alone; undefined for any other party. */
export function namedAdult({
  members,
  responsibleAdult,
}: RequestedParty): Schemas['RegisteredResponsibleAdult'] | undefined {
  if (!responsibleAdult || !isMinorsAlone(members)) return undefined;
  const { name, phone, relation } = responsibleAdult;
  return { name, phone, relation };
}

/** A party, and when its named adult consented. */
interface NamingParty extends Pick<RegistrationRecord, 'id' | 'responsibleAdult'> {
  readonly consentedAt: Date;
}

/** Stores the responsible adults of new parties; skips the many that name none. */
export async function saveResponsibleAdults(db: Kysely<Database>, parties: readonly NamingParty[]): Promise<void> {
  const rows = parties.flatMap(({ id, responsibleAdult, consentedAt }) =>
    responsibleAdult ? [{ registration_id: id, ...responsibleAdult, consented_at: consentedAt }] : [],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('registration_responsible_adults')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('registration_id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        phone: row.ref('excluded.phone'),
        relation: row.ref('excluded.relation'),
        consented_at: row.ref('excluded.consented_at'),
      })),
    )
    .execute();
}

/** Stores the responsible adult of a changed party in place of the earlier one. */
export async function replaceResponsibleAdult(db: Kysely<Database>, party: NamingParty): Promise<void> {
  if (party.responsibleAdult) return saveResponsibleAdults(db, [party]);
  await db.deleteFrom('registration_responsible_adults').where('registration_id', '=', party.id).execute();
}
