import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { holdsAny, parseUserTypes } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';

/** Whether someone with these types may choose accounts by user type and see which accounts a mailing reaches. */
function maySeeAccounts(held: readonly UserType[]): boolean {
  return holdsAny(held, ['A']);
}

/** @throws ProblemError `forbidden` if someone who may not see accounts chooses them. */
export function requireAllowed(
  audience: components['schemas']['MailingAudience'],
  { userType }: { readonly userType: string },
): void {
  if (audience.userTypes.length > 0 && !maySeeAccounts(parseUserTypes(userType))) throw new ProblemError('forbidden');
}

/** Whether someone with these types may see a row of `mailings`: the same as `requireAllowed`, for lists. */
export function visibleTo(held: readonly UserType[]): RawBuilder<SqlBool> {
  return maySeeAccounts(held) ? sql`true` : sql`coalesce(jsonb_array_length(mailings.audience -> 'userTypes'), 0) = 0`;
}
