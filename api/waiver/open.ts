import type { ActiveSession } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { findEvent } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import type { AppContext } from '../context.ts';
import { requireKey, party, findRegistration } from '../registrations/port.ts';
import type { Actor, RegistrationRecord } from '../registrations/port.ts';
import { findBySecret, isOpen } from './links.ts';
import type { StoredLink } from './links.ts';

/** The visitor who opens the page to sign or to view it: the party by its key, someone by an emailed link, or a staff member. */
type Visitor =
  | { readonly by: 'party' }
  | { readonly by: 'link'; readonly link: StoredLink }
  | { readonly by: 'staff'; readonly userId: number };

/** An opened registration, with the people the visitor may see. */
export interface Opened {
  readonly visitor: Visitor;
  readonly record: RegistrationRecord;
  readonly event: StoredEvent;
  readonly people: RegistrationRecord['members'];
}

/** Returns the signer for the history: staff by name, anyone else as the party. */
export function actorOf({ visitor }: Opened): Actor {
  return visitor.by === 'staff' ? { by: 'staff', userId: visitor.userId } : party;
}

interface Caller {
  readonly registrationKey: string;
  readonly session: ActiveSession | null;
}

type OpenContext = Pick<AppContext, 'db' | 'secrets' | 'clock'>;

async function visitorOf(
  context: OpenContext,
  registrationId: string,
  { registrationKey, session }: Caller,
): Promise<Visitor> {
  if (registrationKey === '') {
    if (!session || session.userId === null) throw new ProblemError('unauthenticated');
    return { by: 'staff', userId: session.userId };
  }
  const link = await findBySecret(context.db, registrationId, registrationKey);
  if (!link) {
    await requireKey(context, registrationId, registrationKey);
    return { by: 'party' };
  }
  if (!isOpen(link, context.clock())) throw new ProblemError('link-invalid');
  return { by: 'link', link };
}

/**
 * Opens a registration by its key, by the secret of an emailed link, or for staff. A link opens only the people that it was
 * ordered for, without those who have left the party since.
 * @throws ProblemError `unauthenticated`, `link-replaced`, `link-over`, `link-invalid` for a link that was stopped, has expired
 * or whose people have all left, `not-found`.
 */
export async function openWaivers(context: OpenContext, registrationId: string, caller: Caller): Promise<Opened> {
  const visitor = await visitorOf(context, registrationId, caller);
  const record = await findRegistration(context.db, registrationId);
  const event = record && (await findEvent(context.db, record.eventId));
  if (!event) throw new ProblemError('not-found');
  const { members } = record;
  const people = visitor.by === 'link' ? members.filter(({ id }) => visitor.link.memberIds.includes(id)) : members;
  if (people.length === 0) throw new ProblemError('link-invalid');
  return { visitor, record, event, people };
}
