import { holdsAny, parseUserTypes } from '../access/rules.ts';
import type { ActiveSession, Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Parts } from '../context.ts';
import { presentReceipt, receive } from '../forms/port.ts';
import type { FormParts, FormStore } from '../forms/port.ts';
import { dayFields, daysNotOffered, sabbathFilers } from './rules.ts';
import { findSabbathSubmission, insertSabbathRequest } from './store.ts';
import type { SabbathFacts } from './store.ts';

type Operations = 'createSabbathRequest' | 'createSabbathRetreatRequest';

/** Requests to join a Saturday prayer and for a Saturday retreat; both are kept in one list. */
export function sabbathHandlers(parts: FormParts & Pick<Parts, 'today'>): Pick<Handlers, Operations> {
  /** The contract knows what a day is, not which days are Saturdays. */
  function requireSaturdays(form: Readonly<Partial<Record<(typeof dayFields)[number], unknown>>>): void {
    const wrong = daysNotOffered(form, dayFields, parts.today());
    if (wrong.length === 0) return;
    throw new ProblemError('invalid-request', {
      errors: wrong.map((name) => ({ in: 'body', pointer: `/form/${name}`, rule: 'saturday' })),
    });
  }

  function storeOf(facts: SabbathFacts): FormStore {
    return {
      insert: (transaction, entry) => insertSabbathRequest(transaction, entry, facts),
      find: findSabbathSubmission,
      enqueueMail: (transaction, id, to) => parts.enqueue(transaction, 'sabbath-mail', { id, to }),
      tellsOfHeld: false,
    };
  }

  /** Who files a request for someone else, null for one's own. */
  function filerOf(isForSomeoneElse: boolean, session: ActiveSession | null): number | null {
    if (!isForSomeoneElse) return null;
    if (!session || !holdsAny(parseUserTypes(session.userType), sabbathFilers)) throw new ProblemError('forbidden');
    return session.userId;
  }

  return {
    async createSabbathRequest(
      { body: { form, language, check }, header },
      reply,
      { session, address, isPlainForm, language: readerLanguage },
    ) {
      requireSaturdays(form);
      const { firstName, lastName, email, phone, date, attendance, intention } = form;
      const facts: SabbathFacts = {
        kind: 'prayer',
        first_name: firstName,
        last_name: lastName,
        email,
        phone: phone ?? null,
        day: date,
        attendance: attendance ?? null,
        intention: intention ?? null,
      };
      const receipt = await receive(parts, storeOf(facts), {
        body: form,
        idempotencyKey: header['Idempotency-Key'],
        language: language ?? readerLanguage,
        check,
        session,
        address,
        isPlainForm,
        lines: [firstName, lastName],
        texts: [intention],
        email,
      });
      return reply(receipt.isNew ? 201 : 200, presentReceipt(receipt));
    },

    async createSabbathRetreatRequest(
      { body, header },
      reply,
      { session, address, isPlainForm, language: readerLanguage },
    ) {
      const { form, forSomeoneElse = false, language, check } = body;
      const filedBy = filerOf(forSomeoneElse, session);
      requireSaturdays(form);
      const { firstName, lastName, email, phone, people, groupKind, wishes } = form;
      const facts: SabbathFacts = {
        kind: 'retreat',
        first_name: firstName,
        last_name: lastName,
        email,
        phone,
        day: form.firstDate,
        second_day: form.secondDate ?? null,
        third_day: form.thirdDate ?? null,
        people,
        group_kind: groupKind ?? null,
        wishes: wishes ?? null,
        filed_by_user_id: filedBy,
      };
      const receipt = await receive(parts, storeOf(facts), {
        body: { form, forSomeoneElse },
        idempotencyKey: header['Idempotency-Key'],
        language: language ?? readerLanguage,
        check,
        session,
        address,
        isPlainForm,
        isFiledByStaff: filedBy !== null,
        lines: [firstName, lastName],
        texts: [wishes],
        email,
      });
      return reply(receipt.isNew ? 201 : 200, presentReceipt(receipt));
    },
  };
}
