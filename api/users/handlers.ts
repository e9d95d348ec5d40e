import { audit } from '../access/audit.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { Parts } from '../parts.ts';
import { hashPassword } from '../session/password.ts';
import { useAdministratorLink } from './administrator-link.ts';
import { insertUser, isEmailTaken, replaceUser } from './store.ts';

const administratorId = 0;

/** The account of the first administrator. */
export function userHandlers({ db, clock }: Parts): Pick<Handlers, 'createFirstAdministrator'> {
  return {
    async createFirstAdministrator({ body }, reply) {
      const { token, password, ...person } = body;
      const passwordHash = await hashPassword(password);
      const now = clock();
      // A link that could not be used is not used up: the transaction takes that back.
      await db.transaction().execute(async (transaction) => {
        const purpose = await useAdministratorLink(transaction, token, now);
        if (!purpose) throw new ProblemError('link-invalid');
        if (await isEmailTaken(transaction, person.email, administratorId)) {
          throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/email', rule: 'taken' }] });
        }
        const administrator = { ...person, id: administratorId, userType: 'A', passwordHash };
        const recovered =
          purpose === 'administrator-recovery' &&
          (await replaceUser(transaction, administratorId, administrator, now));
        if (!recovered && (await insertUser(transaction, administrator)) === null) throw new ProblemError('link-invalid');
        await audit(transaction, { at: now, action: 'administrator-made', subject: 'user:0', details: { purpose } });
      });
      const { firstName, lastName, language } = person;
      return reply(201, { id: administratorId, firstName, lastName, userType: 'A', language });
    },
  };
}
