import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { audited } from '../../audit/audit.ts';
import { lockForms, storeAnswer, wasAnswered } from '../../forms/port.ts';
import type { AnswerKey } from '../../forms/port.ts';
import { mailAccepted } from '../../online-sessions/port.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { isComingSaturday } from '../rules.ts';
import { requireFreeSaturday } from '../saturdays/taken.ts';
import { daysOf } from './present.ts';

type Decision = components['schemas']['SabbathDecision'];

/** The fields of a request that a decision depends on. */
interface DecidedRequest {
  readonly state: string;
  readonly day: string;
  readonly second_day: string | null;
  readonly third_day: string | null;
  readonly proposed_day: string | null;
}

/**
 * The day of a decision; undefined for a declined request.
 * @throws ProblemError `invalid-request` for a day that cannot be accepted or proposed.
 */
function decidedDay({ decision, day }: Decision, request: DecidedRequest, today: string): string | undefined {
  if (decision === 'declined') return undefined;
  const decided = day ?? (decision === 'accepted' ? request.day : '');
  const { state, proposed_day } = request;
  const asked = [...daysOf(request), ...(state === 'proposed' ? [proposed_day] : [])];
  const isAsked = decision !== 'accepted' || asked.includes(decided);
  if (isAsked && isComingSaturday(decided, today)) return decided;
  const rule = isAsked ? 'saturday' : 'enum';
  throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/day', rule }] });
}

/**
 * Accepts a request, proposes another Saturday or declines, and emails the person in their language. The same decision with the
 * same key is made only once.
 * @throws ProblemError `not-found`, `changed-meanwhile`, `saturday-taken`, `idempotency-key-reused`, or `invalid-request` for a day
 * that cannot be accepted or proposed.
 */
export async function decideSabbathRequest(
  context: Pick<AppContext, 'db' | 'clock' | 'today' | 'enqueue' | 'enqueueAll'>,
  key: Omit<AnswerKey, 'kind'>,
  body: Decision,
): Promise<void> {
  const { formId: id, userId } = key;
  const { decision } = body;
  await audited(context, async (transaction, now) => {
    if (await wasAnswered(transaction, key.idempotencyKey, body)) return { result: undefined, entries: [] };
    await lockForms(transaction, {
      kind: 'sabbath',
      forms: [{ id, version: body.version }],
      visible: sql`true`,
    });
    const row = await transaction
      .selectFrom('sabbath_requests')
      .select(['kind', 'state', 'day', 'second_day', 'third_day', 'proposed_day'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const day = decidedDay(body, row, context.today());
    if (day !== undefined && row.kind === 'retreat' && body.evenIfTaken !== true)
      await requireFreeSaturday(transaction, day, id);
    const answerId = randomUUID();
    await transaction
      .updateTable('sabbath_requests')
      .set((request) => ({
        state: decision,
        accepted_day: decision === 'accepted' ? (day ?? null) : null,
        proposed_day: decision === 'proposed' ? (day ?? null) : null,
        proposal_id: decision === 'proposed' ? answerId : null,
        version: request('version', '+', 1),
        changed_by_user_id: userId,
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    if (decision === 'accepted' && day !== undefined) await mailAccepted(context, transaction, { requestId: id, day });
    const answer = { id: answerId, text: body.text ?? '', decision, ...(day !== undefined && { day }), body, now };
    return {
      result: undefined,
      entries: [await storeAnswer(context, transaction, { ...key, kind: 'sabbath' }, answer)],
    };
  });
}
