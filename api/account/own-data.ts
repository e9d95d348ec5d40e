import type { components } from '../platform/contract/schema.gen.ts';
import { listDraftsOf } from '../platform/drafts/store.ts';
import { findEvent } from '../events/store.ts';
import type { Parts } from '../context.ts';
import { presentRegistration } from '../registrations/present.ts';
import { findRegistration } from '../registrations/store.ts';
import { listHouseholdOf } from './household-store.ts';
import { presentAccount, presentOwnSession } from './present.ts';
import { loadProposedAddress } from './proposed-address/proposed-address.ts';
import { listSentForms } from './sent-forms.ts';
import { findProfile, listOwnRegistrationIds, listSessionsOf } from './store.ts';

type Schemas = components['schemas'];

/** Everything that is kept of a person, as far as it is known to be theirs. */
export async function collectOwnData(
  { db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>,
  {
    userId,
    sessionId,
    language,
  }: { readonly userId: number; readonly sessionId: string; readonly language: 'en' | 'es' },
): Promise<Schemas['OwnData']> {
  const now = clock();
  const registrations: Schemas['Registration'][] = [];
  for (const id of await listOwnRegistrationIds(db, userId)) {
    const record = await findRegistration(db, id);
    const event = record && (await findEvent(db, record.eventId));
    if (event) registrations.push(presentRegistration(record, event, language, config.site, now));
  }
  const sessions = await listSessionsOf(db, userId, now);
  const drafts = await listDraftsOf(db, userId, now);
  const profile = await findProfile(db, userId);
  const verifiedEmail = profile.verified_email === profile.email ? profile.email : null;
  return {
    exportedAt: now.toISOString(),
    account: presentAccount(profile, await loadProposedAddress(db, userId, now)),
    household: await listHouseholdOf(db, userId),
    sessions: sessions.map((session) => presentOwnSession(session, sessionId)),
    drafts: drafts.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() })),
    registrations,
    ...(await listSentForms(db, { userId, verifiedEmail })),
  };
}
