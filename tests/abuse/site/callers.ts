import type { Kysely } from 'kysely';
import type { AppContext } from '../../../api/context.ts';
import { entryKey } from '../../../api/online-sessions/joining/entry-key.ts';
import type { Database } from '../../../api/platform/data/tables.gen.ts';
import { createGuestSession } from '../../../api/session/store.ts';
import { signInAs } from '../../support/users.ts';
import type { Caller, KnownValues } from '../requests/request.ts';

/** The senders of requests to a site. */
export interface Callers {
  /** The headers that identify a caller who requests the registration or online session in these parameters. */
  readonly headersOf: (
    caller: Caller,
    parameters: Readonly<Record<string, unknown>>,
    known: KnownValues,
  ) => Promise<Readonly<Record<string, string>>>;
  /** The ID of the sending user, if this caller has sent a request before. */
  readonly idOf: (caller: Caller) => number | undefined;
  /** Drops the caller's session, because a request may have ended it or the account; the next request uses a new one. */
  readonly forget: (caller: Caller) => void;
}

/** Callers of a site, created on first use. `db` is one of the tests' own connections. */
export function createCallers(
  { secrets, clock }: Pick<AppContext, 'secrets' | 'clock'>,
  db: Kysely<Database>,
): Callers {
  const made = new Map<Caller, { readonly cookie: string; readonly userId?: number }>();

  async function cookieOf(caller: Caller): Promise<string> {
    const found =
      made.get(caller) ??
      (caller === 'guest'
        ? { cookie: `session=${(await createGuestSession(db, clock())).token}` }
        : await signInAs(db, caller.replace('user:', ''), clock()));
    made.set(caller, found);
    return found.cookie;
  }

  async function keyOf(id: string): Promise<string> {
    const row = await db.selectFrom('registrations').select('link_number').where('id', '=', id).executeTakeFirst();
    return secrets.registrationKey({ id, linkNumber: row?.link_number ?? 0 });
  }

  async function headersOf(
    caller: Caller,
    { registrationId, sessionId }: Readonly<Record<string, unknown>>,
    known: KnownValues,
  ): Promise<Readonly<Record<string, string>>> {
    const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
    switch (caller) {
      case 'nobody':
        return {};
      case 'forged':
        return { Cookie: `session=${'x'.repeat(43)}` };
      case 'key':
        return { Authorization: `Bearer ${isId(registrationId) ? await keyOf(registrationId) : 'a'.repeat(43)}` };
      case 'otherKey': {
        const other = (known.get('registrationId') ?? []).find((id) => id !== registrationId);
        return { Authorization: `Bearer ${isId(other) ? await keyOf(other) : 'a'.repeat(43)}` };
      }
      case 'sessionKey': {
        const id = Number((known.get('userId') ?? [])[0] ?? 0);
        const key = entryKey(secrets, isId(sessionId) ? sessionId : '', { of: 'user', id });
        return { Authorization: `Bearer ${key}` };
      }
      default:
        return { Cookie: await cookieOf(caller) };
    }
  }

  return {
    headersOf,
    idOf: (caller) => made.get(caller)?.userId,
    forget: (caller) => {
      made.delete(caller);
    },
  };
}
