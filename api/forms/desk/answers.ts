import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { holdsAny } from '../../access/rules.ts';
import type { UserType } from '../../access/rules.ts';
import { audited } from '../../audit/audit.ts';
import type { AuditEntry } from '../../audit/audit.ts';
import { bodyHash } from '../../platform/http/body-hash.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { formReaders } from '../rules.ts';
import { answerColumns, formTables } from '../tables.ts';
import type { PreparedAnswer } from '../prepared/prepared-answers.ts';
import { refuseClaimedByOthers } from './claimed.ts';
import { lockForms } from './lock.ts';
import { visibleOf } from './visible.ts';

type Schemas = components['schemas'];
type Kind = Schemas['HeldFormKind'];
type AnswerContext = Pick<AppContext, 'db' | 'clock' | 'enqueue'>;

/** The answered form, and who answers it. */
export interface AnswerKey {
  readonly kind: Kind;
  readonly formId: string;
  readonly idempotencyKey: string;
  readonly userId: number;
}

/** The text of the answer, and the decision that came with it. */
interface Answer {
  /** Its id, if something else refers to it. */
  readonly id?: string;
  readonly text: string;
  readonly decision?: Schemas['SabbathDecisionKind'];
  /** The Saturday that is accepted or proposed. */
  readonly day?: string;
}

/** The answers to a form, oldest first. */
export async function findAnswers(db: Kysely<Database>, kind: Kind, formId: string): Promise<Schemas['FormAnswer'][]> {
  const rows = await db
    .selectFrom('form_answers')
    .leftJoin('users', 'users.id', 'form_answers.user_id')
    .select([
      'form_answers.id',
      'decision',
      'day',
      'reply',
      'replied_at',
      'text',
      'form_answers.created_at',
      'refused_at',
    ])
    .select(['first_name', 'last_name'])
    .where(answerColumns[kind], '=', formId)
    .orderBy('form_answers.created_at')
    .execute();
  return rows.map(({ id, decision, day, reply, replied_at, text, created_at, refused_at, first_name, last_name }) => ({
    id,
    ...(decision !== null && { decision }),
    ...(day !== null && { day }),
    ...(reply !== null && { reply }),
    ...(replied_at !== null && { repliedAt: replied_at.toISOString() }),
    text,
    sentAt: created_at.toISOString(),
    ...(refused_at !== null && { refusedAt: refused_at.toISOString() }),
    byName: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(),
  }));
}

/** An answer as it was sent. */
interface SentAnswer {
  readonly version: number;
}

/** Distinguishes answers by their words: a repeated one may name the version that its first attempt made. */
function answerHash({ version: _, ...words }: SentAnswer): string {
  return bodyHash(words);
}

/**
 * Whether the same answer was already given under this key, whatever version of the form it names.
 * @throws ProblemError `idempotency-key-reused` when the key was used for a different answer.
 */
export async function wasAnswered(
  transaction: Transaction<Database>,
  idempotencyKey: string,
  body: SentAnswer,
): Promise<boolean> {
  const earlier = await transaction
    .selectFrom('form_answers')
    .select('body_hash')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (earlier && earlier.body_hash !== answerHash(body)) throw new ProblemError('idempotency-key-reused');
  return earlier !== undefined;
}

/** Stores an answer to a locked form and enqueues its email. Returns the entry for the audit trail. */
export async function storeAnswer(
  { enqueue }: Pick<AppContext, 'enqueue'>,
  transaction: Transaction<Database>,
  { kind, formId, idempotencyKey, userId }: AnswerKey,
  { id = randomUUID(), text, decision, day, body, now }: Answer & { readonly body: SentAnswer; readonly now: Date },
): Promise<Omit<AuditEntry, 'at'>> {
  await transaction
    .insertInto('form_answers')
    .values({
      id,
      [answerColumns[kind]]: formId,
      user_id: userId,
      decision: decision ?? null,
      day: day ?? null,
      text,
      idempotency_key: idempotencyKey,
      body_hash: answerHash(body),
      created_at: now,
    })
    .execute();
  await enqueue(transaction, 'form-answer-mail', { answerId: id });
  return {
    action: 'form-answered',
    actorUserId: userId,
    subject: `${kind}:${formId}`,
    ...(decision && { details: { decision } }),
  };
}

/**
 * The text of the email: a prepared answer in the person's language, then what staff added.
 * @throws ProblemError `invalid-request` for an empty answer or an unknown prepared one.
 */
function textOf(
  { preparedAnswer, text }: Schemas['FormAnswerRequest'],
  prepared: readonly PreparedAnswer[],
  language: 'en' | 'es',
): string {
  if (preparedAnswer === undefined) {
    if (text !== undefined) return text;
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/text', rule: 'required' }] });
  }
  const found = prepared.find(({ id }) => id === preparedAnswer);
  if (!found)
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/preparedAnswer', rule: 'enum' }] });
  return [found.texts[language].text, ...(text === undefined ? [] : [text])].join('\n\n');
}

/**
 * Answers a form by email. That marks a new message or request for a Saturday as answered; a prayer request keeps its state.
 * @throws ProblemError `forbidden`, `not-found`, `changed-meanwhile`, `claimed-by-other`, `party-without-email`,
 * `idempotency-key-reused`.
 */
export async function answerForm(
  context: AnswerContext,
  key: AnswerKey & { readonly held: readonly UserType[] },
  body: Schemas['FormAnswerRequest'],
  preparedAnswers: readonly PreparedAnswer[] = [],
): Promise<void> {
  const { kind, formId, userId, held } = key;
  const prepared = kind === 'prayer' ? preparedAnswers : [];
  if (!holdsAny(held, formReaders[kind])) throw new ProblemError('forbidden');
  const visible = visibleOf(kind, held);
  const table = formTables[kind];
  await audited(context, async (transaction, now) => {
    if (await wasAnswered(transaction, key.idempotencyKey, body)) return { result: undefined, entries: [] };
    await lockForms(transaction, { kind, forms: [{ id: formId, version: body.version }], visible });
    if (kind === 'prayer') await refuseClaimedByOthers(transaction, [formId], userId, now);
    const { email, language } = await transaction
      .selectFrom(table)
      .select(['email', 'language'])
      .where('id', '=', formId)
      .executeTakeFirstOrThrow();
    if (email === null) throw new ProblemError('party-without-email');
    const text = textOf(body, prepared, language);
    await sql`
      update ${sql.table(table)}
      set version = version + 1, changed_by_user_id = ${userId}, updated_at = ${now},
        state = case when state = 'new' and ${kind !== 'prayer'} then 'answered' else state end
      where id = ${formId}
    `.execute(transaction);
    return { result: undefined, entries: [await storeAnswer(context, transaction, key, { text, body, now })] };
  });
}
