import type { Kysely } from 'kysely';
import type { components } from '../contract/schema.gen.ts';
import type { Database } from '../data/tables.gen.ts';
import { saveMemberDetails, savePartyDetails } from './details.ts';
import type { RegistrationRecord } from './record.ts';

type Schemas = components['schemas'];

/** What came with a registration or a change: details of the whole party and of each of its people, in their order. */
export interface GivenDetails {
  readonly record: Pick<RegistrationRecord, 'id' | 'members'>;
  readonly party: Schemas['PartyDetails'] | undefined;
  readonly people: readonly { readonly details?: Schemas['MemberDetails'] }[];
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
