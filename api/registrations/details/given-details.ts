import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { compareParties } from '../../people/same/rules.ts';
import { forgetMemberDetails, forgetPartyDetails, saveMemberDetails, savePartyDetails } from './details.ts';
import type { RegistrationRecord } from '../record.ts';

type Schemas = components['schemas'];

/** Details that came with a registration or a change: for the whole party, and for each person in order. */
export interface GivenDetails {
  readonly record: Pick<RegistrationRecord, 'id' | 'members'>;
  readonly party: Schemas['PartyDetails'] | undefined;
  readonly people: readonly { readonly details?: Schemas['MemberDetails'] }[];
}

/**
 * Deletes the details of replaced people, so that nobody is mistaken for another, and those of a party if none of its earlier
 * people are coming anymore. Newly provided details are stored afterwards.
 */
export async function forgetFormerDetails(
  transaction: Kysely<Database>,
  before: GivenDetails['record'],
  { id, members }: GivenDetails['record'],
): Promise<void> {
  const { replaced, isAnother } = compareParties(before.members, members);
  await forgetMemberDetails(
    transaction,
    replaced.map((pair) => pair.before.id),
  );
  if (isAnother) await forgetPartyDetails(transaction, id);
}

/** Stores the details that came with registrations; skips the many that have none. */
export async function saveGivenDetails(transaction: Kysely<Database>, given: readonly GivenDetails[]): Promise<void> {
  await saveMemberDetails(
    transaction,
    given.flatMap(({ record, people }) =>
      people.flatMap(({ details }, index) => {
        const member = record.members[index];
        return details && member ? [{ memberId: member.id, details }] : [];
      }),
    ),
  );
  await savePartyDetails(
    transaction,
    given.flatMap(({ record, party }) => (party ? [{ registrationId: record.id, details: party }] : [])),
  );
}
