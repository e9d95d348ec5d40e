import type { Transaction } from 'kysely';
import { holdsAny, parseUserTypes } from '../access/rules.ts';
import type { ActiveSession, Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { AppContext } from '../context.ts';
import { presentReceipt, receive } from '../forms/port.ts';
import type { FormContext, FormStore } from '../forms/port.ts';
import { closedSaturdays, dayFields, daysNotOffered, hasPlaceFor, sabbathFilers } from './rules.ts';
import { findSaturdayLimits } from './saturdays/limits.ts';
import { lockSaturday } from './saturdays/set.ts';
import { findSabbathSubmission, insertSabbathRequest, sabbathPrayerColumns, sabbathRetreatColumns } from './store.ts';
import type { SabbathFacts } from './store.ts';

type Schemas = components['schemas'];
type DayField = (typeof dayFields)[number];
type Operations = 'createSabbathRequest' | 'createSabbathRetreatRequest' | 'listSaturdayLimits';

/** @throws ProblemError `invalid-request` if a field breaks a rule about Saturdays. */
function refuse(names: readonly DayField[], rule: 'saturday' | 'saturdayFull'): void {
  if (names.length === 0) return;
  const errors = [...new Set(names)].map((name) => ({ in: 'body' as const, pointer: `/form/${name}`, rule }));
  throw new ProblemError('invalid-request', { errors });
}

/** Requests to join a Saturday prayer and for a Saturday retreat; both are in one list. */
export function sabbathHandlers(context: FormContext & Pick<AppContext, 'today'>): Pick<Handlers, Operations> {
  /**
   * The contract validates dates, but does not know which days are offered.
   * @throws ProblemError `invalid-request`.
   */
  async function requireOffered(
    kind: Schemas['SabbathRequestKind'],
    form: Readonly<Partial<Record<DayField, string>>>,
  ): Promise<void> {
    const today = context.today();
    const limits = await findSaturdayLimits(context.db, today);
    const wrong = dayFields.filter((name) => {
      const day = form[name];
      return day !== undefined && closedSaturdays(kind, limits).includes(day);
    });
    refuse([...daysNotOffered(form, dayFields, today), ...wrong], 'saturday');
  }

  /** Whether this form was received before: its sender gets the same answer, whatever is offered by now. */
  const wasReceived = async (idempotencyKey: string): Promise<boolean> =>
    (await findSabbathSubmission(context.db, idempotencyKey)) !== undefined;

  function storeOf(
    facts: SabbathFacts,
    requirePlace?: (transaction: Transaction<Database>) => Promise<void>,
  ): FormStore {
    return {
      insert: async (transaction, entry) => {
        if (requirePlace) {
          await lockSaturday(transaction, facts.day);
          if (await findSabbathSubmission(transaction, entry.idempotency_key)) return false;
          await requirePlace(transaction);
        }
        return insertSabbathRequest(transaction, entry, facts);
      },
      find: findSabbathSubmission,
      enqueueMail: (transaction, id, to) => context.enqueue(transaction, 'sabbath-mail', { id, to }),
      tellsOfHeld: false,
    };
  }

  /** The staff member who files a request for someone else; null for the sender's own request. */
  function filerOf(isForSomeoneElse: boolean, session: ActiveSession | null): number | null {
    if (!isForSomeoneElse) return null;
    if (!session || !holdsAny(parseUserTypes(session.userType), sabbathFilers)) throw new ProblemError('forbidden');
    return session.userId;
  }

  return {
    async listSaturdayLimits(_input, reply) {
      return reply(200, await findSaturdayLimits(context.db, context.today()));
    },

    async createSabbathRequest(
      { body: { form, language, check }, header },
      reply,
      { session, address, isPlainForm, language: readerLanguage },
    ) {
      if (!(await wasReceived(header['Idempotency-Key']))) await requireOffered('prayer', form);
      const { firstName, lastName, email, intention } = form;
      const facts: SabbathFacts = { kind: 'prayer', ...sabbathPrayerColumns.toRow(form) };
      const store = storeOf(facts, async (transaction) => {
        if (!hasPlaceFor(form, await findSaturdayLimits(transaction, context.today())))
          refuse(['date'], 'saturdayFull');
      });
      const receipt = await receive(context, store, {
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
      if (!(await wasReceived(header['Idempotency-Key']))) await requireOffered('retreat', form);
      const { firstName, lastName, email, wishes } = form;
      const facts: SabbathFacts = {
        kind: 'retreat',
        ...sabbathRetreatColumns.toRow(form),
        filed_by_user_id: filedBy,
      };
      const receipt = await receive(context, storeOf(facts), {
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
