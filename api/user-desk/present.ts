import type { components } from '../platform/contract/schema.gen.ts';

type Schemas = components['schemas'];

/** A user as shown in lists. */
export interface ListedUser {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_type: string;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly last_sign_in_at: Date | null;
}

/** A user as staff see it. */
export interface WholeUser extends ListedUser {
  readonly version: number;
  readonly phone: string | null;
  readonly language: 'en' | 'es';
  readonly has_password: boolean;
  readonly open_sessions: number;
}

/** A row of the list of users. */
export function presentUserSummary(user: ListedUser): Schemas['UserSummary'] {
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    userType: user.user_type,
    state: user.is_active ? 'active' : 'inactive',
    createdAt: user.created_at.toISOString(),
    lastSignInAt: user.last_sign_in_at?.toISOString() ?? null,
  };
}

/** A user with everything that staff may know. */
export function presentUser(
  user: WholeUser,
  proposedAddress: Schemas['ProposedAddressOrNone'],
): Schemas['UserDetails'] {
  return {
    ...presentUserSummary(user),
    version: user.version,
    phone: user.phone,
    language: user.language,
    hasPassword: user.has_password,
    openSessions: user.open_sessions,
    proposedAddress,
  };
}
