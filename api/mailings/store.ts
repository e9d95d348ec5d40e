import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database, MailingsTable } from '../platform/data/tables.gen.ts';
import { listFiles } from './files/read.ts';
import { changedMeanwhile, userNames } from '../users/port.ts';

type Schemas = components['schemas'];

/** A mailing as it is stored, with its texts and its audience in the shape of the contract. */
export type StoredMailing = Omit<Selectable<MailingsTable>, 'audience' | 'texts' | 'kept_counts'> & {
  readonly kept_counts: Partial<Schemas['MailingCounts']> | null;
  readonly audience: Schemas['MailingAudience'];
  readonly texts: Schemas['MailingTexts'];
};

const blankAudience: Schemas['MailingAudience'] = {
  eventIds: [],
  states: [],
  paymentStatuses: [],
  signatures: 'any',
  languages: [],
  optedIn: false,
  userTypes: [],
};
const blankText: Schemas['MailingText'] = { subject: '', text: '' };

/** Creates a draft. Returns its id. */
export async function insertMailing(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mailings')
    .values({
      id,
      state: 'draft',
      audience: JSON.stringify(blankAudience),
      texts: JSON.stringify({ en: blankText, es: blankText }),
      created_at: now,
      created_by_user_id: userId,
    })
    .execute();
  return id;
}

/** The columns contain only what the contract accepted; an earlier contract had fewer kinds of recipients. */
function complete(row: Selectable<MailingsTable>): StoredMailing {
  const mailing = row as StoredMailing;
  return { ...mailing, audience: { ...blankAudience, ...mailing.audience } };
}

/** @throws ProblemError `not-found`. */
export async function findMailing(db: Kysely<Database>, id: string): Promise<StoredMailing> {
  const row = await db.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  return complete(row);
}

/**
 * Locks a mailing until the transaction ends.
 * @throws ProblemError `not-found`.
 */
export async function lockMailing(transaction: Transaction<Database>, id: string): Promise<StoredMailing> {
  const row = await transaction.selectFrom('mailings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  return complete(row);
}

/** @throws ProblemError `state-conflict` if it is not a draft. */
export function requireDraft({ state }: StoredMailing): void {
  if (state !== 'draft') throw new ProblemError('state-conflict');
}

/** @throws ProblemError `state-conflict` if it is not a draft, `changed-meanwhile` with who has saved it since. */
export async function requireDraftOf(
  transaction: Transaction<Database>,
  mailing: StoredMailing,
  version: number,
): Promise<void> {
  requireDraft(mailing);
  if (mailing.version !== version) throw await changedMeanwhile(transaction, mailing.changed_by_user_id);
}

export const noCounts: Schemas['MailingCounts'] = {
  waiting: 0,
  sending: 0,
  sent: 0,
  failed: 0,
  uncertain: 0,
  canceled: 0,
};

/** How many recipients are in which state, by the id of the mailing. */
export async function countStates(
  db: Kysely<Database>,
  mailings: readonly Pick<StoredMailing, 'id' | 'kept_counts'>[],
): Promise<Map<string, Schemas['MailingCounts']>> {
  const ids = mailings.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('mailing_recipients')
          .select(['mailing_id', 'state'])
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('mailing_id', 'in', ids)
          .groupBy(['mailing_id', 'state'])
          .execute();
  // For old mailings only the counts are left.
  const counts = new Map(mailings.map(({ id, kept_counts }) => [id, { ...noCounts, ...kept_counts }]));
  for (const { mailing_id: id, state, count } of rows) {
    const ofMailing = counts.get(id);
    if (ofMailing) ofMailing[state] = count;
  }
  return counts;
}

/** A mailing in the shape of the contract. @throws ProblemError `not-found`. */
export async function presentMailing(db: Kysely<Database>, id: string): Promise<Schemas['Mailing']> {
  const mailing = await findMailing(db, id);
  const [counts, files] = await Promise.all([countStates(db, [mailing]), listFiles(db, id)]);
  const names = await userNames(db, [
    mailing.created_by_user_id,
    mailing.sent_by_user_id,
    mailing.list_declared_by_user_id,
  ]);
  return {
    id,
    version: mailing.version,
    kind: mailing.kind,
    state: mailing.state,
    audience: mailing.audience,
    list: mailing.list_declared_at && {
      recipients: mailing.list_size,
      declaredByName: names.get(mailing.list_declared_by_user_id) ?? null,
      declaredAt: mailing.list_declared_at.toISOString(),
    },
    texts: mailing.texts,
    files,
    createdAt: mailing.created_at.toISOString(),
    createdByName: names.get(mailing.created_by_user_id) ?? null,
    sentAt: mailing.sent_at?.toISOString() ?? null,
    sentByName: names.get(mailing.sent_by_user_id) ?? null,
    finishedAt: mailing.finished_at?.toISOString() ?? null,
    counts: counts.get(id) ?? noCounts,
    areRecipientsKept: mailing.kept_counts === null,
  };
}
