import { audited } from '../../audit/audit.ts';
import type { Outcome } from '../../audit/audit.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { deleteMember, insertMember, listHouseholdOf, updateMember } from './store.ts';
import { birthDateFault } from '../rules.ts';

type Operations = 'listHousehold' | 'addHouseholdMember' | 'updateHouseholdMember' | 'removeHouseholdMember';

type HouseholdContext = Pick<AppContext, 'db' | 'clock' | 'today'>;

function requirePossible({ today }: HouseholdContext, birthDate: string): void {
  const fault = birthDateFault(birthDate, today());
  if (!fault) return;
  const { rule, limit } = fault;
  throw new ProblemError('invalid-request', {
    errors: [{ in: 'body', pointer: '/birthDate', rule, params: { limit } }],
  });
}

function changed<Result>(userId: number, result: Result): Outcome<Result> {
  return {
    result,
    entries: [{ action: 'household-changed', subject: `user:${String(userId)}`, actorUserId: userId }],
  };
}

/**
 * Adds someone to a user's household.
 * @throws ProblemError `household-full`, `invalid-request` for an impossible date of birth.
 */
export async function addToHousehold(
  context: HouseholdContext,
  userId: number,
  person: components['schemas']['HouseholdMemberRequest'],
): Promise<components['schemas']['HouseholdMember']> {
  requirePossible(context, person.birthDate);
  return audited(context, async (transaction, now) => {
    const member = await insertMember(transaction, userId, person, now);
    if (!member) throw new ProblemError('household-full');
    return changed(userId, member);
  });
}

/** The people someone often registers with, so that nobody types their names and birth dates twice. */
export function householdHandlers(context: HouseholdContext): Pick<Handlers, Operations> {
  const { db } = context;

  return {
    async listHousehold(_input, reply, { session }) {
      return reply(200, { items: await listHouseholdOf(db, session.userId) });
    },

    async addHouseholdMember({ body }, reply, { session: { userId } }) {
      return reply(201, await addToHousehold(context, userId, body));
    },

    async updateHouseholdMember({ path: { memberId }, body }, reply, { session: { userId } }) {
      requirePossible(context, body.birthDate);
      const member = await audited(context, async (transaction) => {
        const updated = await updateMember(transaction, userId, memberId, body);
        if (!updated) throw new ProblemError('not-found');
        return updated.isChanged ? changed(userId, updated.member) : { result: updated.member, entries: [] };
      });
      return reply(200, member);
    },

    async removeHouseholdMember({ path: { memberId } }, reply, { session: { userId } }) {
      await audited(context, async (transaction) => {
        if (!(await deleteMember(transaction, userId, memberId))) throw new ProblemError('not-found');
        return changed(userId, undefined);
      });
      return reply(204);
    },
  };
}
