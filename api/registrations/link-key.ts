import type { Kysely } from 'kysely';
import type { ActiveSession } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { causeOf } from '../platform/mail/limiter.ts';
import type { NumberedLink } from '../platform/secrets.ts';
import type { AppContext } from '../context.ts';
import { toEventDate } from '../events/rules.ts';
import type { Actor } from './history.ts';
import type { RegistrationRecord } from './record.ts';
import { isLinkOpen } from './rules.ts';

type KeyContext = Pick<AppContext, 'db' | 'secrets' | 'clock'>;

/**
 * The status of a key for a registration: `open` opens it, `over` opens only its receipts, `replaced` opened it before, `wrong`
 * never did.
 */
type LinkStatus = 'open' | 'over' | 'replaced' | 'wrong';

async function findLink(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select(['registrations.link_number', 'events.end_date', 'events.time_zone'])
    .where('registrations.id', '=', id)
    .executeTakeFirst();
  return row && { id, linkNumber: row.link_number, end_date: toEventDate(row.end_date), timeZone: row.time_zone };
}

/** Whether a key is an earlier key of a registration. */
function isEarlierKey(secrets: AppContext['secrets'], { id, linkNumber }: NumberedLink, key: string): boolean {
  for (let earlier = 0; earlier < linkNumber; earlier += 1)
    if (secrets.isRegistrationKey({ id, linkNumber: earlier }, key)) return true;
  return false;
}

/** Returns the current status of a key for a registration. */
export async function linkStatus(
  { db, secrets, clock }: KeyContext,
  registrationId: string,
  key: string,
): Promise<LinkStatus> {
  const link = await findLink(db, registrationId);
  if (!link) return 'wrong';
  if (secrets.isRegistrationKey(link, key)) return isLinkOpen(link, clock()) ? 'open' : 'over';
  return isEarlierKey(secrets, link, key) ? 'replaced' : 'wrong';
}

/**
 * Makes sure that a key is the current one of this registration.
 * @returns whether it opens the whole registration, and not only its receipts
 * @throws ProblemError `unauthenticated`, `link-replaced`.
 */
export async function requireLink(
  context: KeyContext,
  registrationId: string,
  key: string,
): Promise<{ isOpen: boolean }> {
  const status = await linkStatus(context, registrationId, key);
  if (status === 'wrong') throw new ProblemError('unauthenticated');
  if (status === 'replaced') throw new ProblemError('link-replaced');
  return { isOpen: status === 'open' };
}

/**
 * Makes sure that a key opens this registration.
 * @throws ProblemError `unauthenticated`, `link-replaced`, `link-over`.
 */
export async function requireKey(context: KeyContext, registrationId: string, key: string): Promise<void> {
  const { isOpen } = await requireLink(context, registrationId, key);
  if (!isOpen) throw new ProblemError('link-over');
}

/** The token in emailed links to the contact until the address is confirmed; undefined afterwards. */
export function addressToken(
  secrets: AppContext['secrets'],
  { id, contact, address }: Pick<RegistrationRecord, 'id' | 'contact' | 'address'>,
): string | undefined {
  return contact.email === undefined || address.unconfirmedSince === null
    ? undefined
    : secrets.addressToken(id, contact.email);
}

/**
 * Returns who is changing a registration: its party, identified by its key, or a staff member allowed by the contract.
 * @throws ProblemError like `requireKey`.
 */
export async function actorOf(
  context: KeyContext,
  registrationId: string,
  {
    registrationKey,
    session,
    address,
  }: { readonly registrationKey: string; readonly session: ActiveSession | null; readonly address: string },
): Promise<Actor> {
  if (registrationKey !== '') {
    await requireKey(context, registrationId, registrationKey);
    return { by: 'party', cause: causeOf({ address, session }) };
  }
  if (!session || session.userId === null) throw new ProblemError('unauthenticated');
  return { by: 'staff', userId: session.userId };
}
