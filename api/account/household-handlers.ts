import { audit } from '../access/audit.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { Parts } from '../parts.ts';
import { deleteMember, insertMember, listHouseholdOf, updateMember } from './household-store.ts';
import { birthDateFault } from './rules.ts';

type Operations = 'listHousehold' | 'addHouseholdMember' | 'updateHouseholdMember' | 'removeHouseholdMember';

/** The people one often registers with, so that nobody types their names and birth dates twice. */
export function householdHandlers({ db, clock }: Pick<Parts, 'db' | 'clock'>): Pick<Handlers, Operations> {
  function requirePossible(birthDate: string): void {
    const fault = birthDateFault(birthDate, clock().toISOString().slice(0, 10));
    if (!fault) return;
    const { rule, limit } = fault;
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/birthDate', rule, params: { limit } }] });
  }

  async function note(userId: number): Promise<void> {
    await audit(db, { at: clock(), action: 'household-changed', subject: `user:${String(userId)}`, actorUserId: userId });
  }

  return {
    async listHousehold(_input, reply, { session }) {
      return reply(200, { items: await listHouseholdOf(db, session.userId) });
    },

    async addHouseholdMember({ body }, reply, { session: { userId } }) {
      requirePossible(body.birthDate);
      const added = await insertMember(db, userId, body, clock());
      if (!added) throw new ProblemError('household-full');
      await note(userId);
      return reply(201, added);
    },

    async updateHouseholdMember({ path: { memberId }, body }, reply, { session: { userId } }) {
      requirePossible(body.birthDate);
      const changed = await updateMember(db, userId, memberId, body);
      if (!changed) throw new ProblemError('not-found');
      await note(userId);
      return reply(200, changed);
    },

    async removeHouseholdMember({ path: { memberId } }, reply, { session: { userId } }) {
      if (!(await deleteMember(db, userId, memberId))) throw new ProblemError('not-found');
      await note(userId);
      return reply(204);
    },
  };
}
