import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { compareParties } from '../../people/rules.ts';
import { forgetMemberDetails, forgetPartyDetails, saveMemberDetails, savePartyDetails } from './details.ts';
import type { RegistrationRecord } from '../record.ts';

type Schemas = components['schemas'];

/** What came with a registration or a change: details of the whole party and of each of its people, in their order. */
export interface GivenDetails {
  readonly record: Pick<RegistrationRecord, 'id' | 'members'>;
  readonly party: Schemas['PartyDetails'] | undefined;
  readonly people: readonly { readonly details?: Schemas['MemberDetails'] }[];
}

/**
 * Deletes what was told of people in whose place somebody else comes, so that nobody is taken for another, and what was told of
 * a party of which nobody comes any more. What is told again is stored after it.
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

/** Stores the details that came with registrations; nothing is done for the many who give none. */
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
