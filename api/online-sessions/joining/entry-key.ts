import type { Kysely } from 'kysely';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Joiner } from './access.ts';

/** The owner of a link to an online session: a user, someone who asked to join a Saturday prayer, or a party of an event. */
export type LinkOwner =
  | { readonly of: 'user'; readonly id: number }
  | { readonly of: 'request'; readonly id: string }
  | { readonly of: 'registration'; readonly id: string; readonly linkNumber: number };

const letters = { user: 'u', request: 'q', registration: 'r' } as const;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const keyFormats = {
  user: /^u(?<id>\d{1,9})_(?<signature>[\w-]{43})$/,
  request: new RegExp(`^q(?<id>${uuid})_(?<signature>[\\w-]{43})$`),
  registration: new RegExp(`^r(?<id>${uuid})_(?<signature>[\\w-]{43})$`),
} as const;

/** The signed text: the key differs for each session and person, and changes when a registration's link is replaced. */
function entryOf(sessionId: string, owner: LinkOwner): string {
  const number = owner.of === 'registration' ? `:${String(owner.linkNumber)}` : '';
  return `${sessionId.toLowerCase()}:${letters[owner.of]}${String(owner.id)}${number}`;
}

/** The key of a link: it names its owner, and the signature proves that this server created it for this session. */
export function entryKey(secrets: AppContext['secrets'], sessionId: string, owner: LinkOwner): string {
  return `${letters[owner.of]}${String(owner.id)}_${secrets.sessionEntryKey(entryOf(sessionId, owner))}`;
}

interface Found {
  readonly owner: LinkOwner;
  /** The account that the owner is known to have. */
  readonly accountId: number | null;
}

/** The owner of a link; null if they no longer exist. */
export async function findOwner(db: Kysely<Database>, of: LinkOwner['of'], id: string): Promise<Found | null> {
  if (of === 'user') {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', Number(id))
      .where('is_active', '=', true)
      .executeTakeFirst();
    return user ? { owner: { of: 'user', id: user.id }, accountId: user.id } : null;
  }
  if (of === 'request') {
    const row = await db.selectFrom('sabbath_requests').select('user_id').where('id', '=', id).executeTakeFirst();
    return row ? { owner: { of: 'request', id }, accountId: row.user_id } : null;
  }
  const row = await db
    .selectFrom('registrations')
    .select(['user_id', 'link_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { owner: { of: 'registration', id, linkNumber: row.link_number }, accountId: row.user_id } : null;
}

/**
 * The person who uses the key of a link to this session.
 * @throws ProblemError `session-key-invalid`.
 */
export async function joinerByKey(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  sessionId: string,
  key: string,
): Promise<Joiner> {
  const of = (['user', 'request', 'registration'] as const).find((each) => keyFormats[each].test(key));
  const { id = '', signature = '' } = (of && keyFormats[of].exec(key)?.groups) ?? {};
  const found = of && (await findOwner(db, of, id));
  if (!found || !secrets.isSessionEntryKey(entryOf(sessionId, found.owner), signature))
    throw new ProblemError('session-key-invalid');
  return linkJoiner(found);
}

/** The person who uses a link: the same person as with their account, if they have one. */
export function linkJoiner({ owner, accountId }: Found): Joiner {
  return {
    person: accountId === null ? `${owner.of}:${String(owner.id)}` : `user:${String(accountId)}`,
    accountId,
    // An account's rights come with its own session or link, not with that of a party or a request.
    userId: owner.of === 'user' ? owner.id : null,
    ...(owner.of !== 'user' && { link: owner }),
  };
}
