import type { components } from '../platform/contract/schema.gen.ts';
import type { findProfile, listSessionsOf } from './store.ts';

type Schemas = components['schemas'];

/** An account as its owner sees it. */
export function presentAccount(
  row: Awaited<ReturnType<typeof findProfile>>,
  proposedAddress: Schemas['ProposedAddressOrNone'],
): Schemas['Account'] {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    userType: row.user_type,
    createdAt: row.created_at.toISOString(),
    proposedAddress,
  };
}

/** One of a user's own sessions. Nothing in it can be used to take the session over. */
export function presentOwnSession(
  { id, browser, system, created_at, last_seen_at }: Awaited<ReturnType<typeof listSessionsOf>>[number],
  currentId: string,
): Schemas['OwnSession'] {
  return {
    id,
    isCurrent: id === currentId,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    device: { browser, system },
  };
}
