import type { Kysely } from 'kysely';
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
type Days = Readonly<Partial<Record<DayField, string>>>;
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
    db: Kysely<Database>,
    kind: Schemas['SabbathRequestKind'],
    form: Days,
  ): Promise<Schemas['SaturdayLimits']> {
    const today = context.today();
    const limits = await findSaturdayLimits(db, today);
    const wrong = dayFields.filter((name) => {
      const day = form[name];
      return day !== undefined && closedSaturdays(kind, limits).includes(day);
    });
    refuse([...daysNotOffered(form, dayFields, today), ...wrong], 'saturday');
    return limits;
  }

  /** Whether this form was received before: its sender gets the same answer, whatever is offered by now. */
  const wasReceived = async (idempotencyKey: string): Promise<boolean> =>
    (await findSabbathSubmission(context.db, idempotencyKey)) !== undefined;

  function storeOf(
    facts: SabbathFacts,
    form: Days,
    requirePlace?: (limits: Schemas['SaturdayLimits']) => void,
  ): FormStore {
    return {
      insert: async (transaction, entry) => {
        // In order of date, so that two requests never wait for each other.
        const days = dayFields.flatMap((name) => form[name] ?? []).toSorted();
        for (const day of days) await lockSaturday(transaction, day);
        if (await findSabbathSubmission(transaction, entry.idempotency_key)) return false;
        // Staff may have closed a day since it was checked.
        const limits = await requireOffered(transaction, facts.kind, form);
        requirePlace?.(limits);
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
      if (!(await wasReceived(header['Idempotency-Key']))) await requireOffered(context.db, 'prayer', form);
      const { firstName, lastName, email, intention } = form;
      const facts: SabbathFacts = { kind: 'prayer', ...sabbathPrayerColumns.toRow(form) };
      const store = storeOf(facts, form, (limits) => {
        if (!hasPlaceFor(form, limits)) refuse(['date'], 'saturdayFull');
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
      if (!(await wasReceived(header['Idempotency-Key']))) await requireOffered(context.db, 'retreat', form);
      const { firstName, lastName, email, wishes } = form;
      const facts: SabbathFacts = {
        kind: 'retreat',
        ...sabbathRetreatColumns.toRow(form),
        filed_by_user_id: filedBy,
      };
      const receipt = await receive(context, storeOf(facts, form), {
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
