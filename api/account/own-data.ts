import type { components } from '../platform/contract/schema.gen.ts';
import { listDraftsOf } from '../platform/drafts/store.ts';
import type { AppContext } from '../context.ts';
import { loadOwnRegistrations } from '../registrations/port.ts';
import { subscriptionOf } from '../news/port.ts';
import { listJoinedSessions } from '../online-sessions/port.ts';
import { listHouseholdOf } from './household/store.ts';
import { presentAccount, presentOwnSession } from './present.ts';
import { loadProposedAddress } from './proposed-address/proposed-address.ts';
import { listViewsOf } from '../workspace/port.ts';
import { listSentForms } from './sent-forms.ts';
import { findProfile, listSessionsOf } from './store.ts';

type Schemas = components['schemas'];

/** Everything stored about a person, as far as it is known to be theirs. */
export async function collectOwnData(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  {
    userId,
    sessionId,
    language,
  }: { readonly userId: number; readonly sessionId: string; readonly language: 'en' | 'es' },
): Promise<Schemas['OwnData']> {
  const now = clock();
  const sessions = await listSessionsOf(db, userId, now);
  const drafts = await listDraftsOf(db, userId, now);
  const profile = await findProfile(db, userId);
  const verifiedEmail = profile.verified_email === profile.email ? profile.email : null;
  return {
    exportedAt: now.toISOString(),
    account: presentAccount(profile, await loadProposedAddress(db, userId, now)),
    news: { state: await subscriptionOf(db, profile.email) },
    household: await listHouseholdOf(db, userId),
    sessions: sessions.map((session) => presentOwnSession(session, sessionId)),
    drafts: drafts.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() })),
    savedViews: await listViewsOf(db, userId),
    onlineSessions: await listJoinedSessions(db, userId, language),
    registrations: await loadOwnRegistrations({ db, clock, config }, userId, language),
    ...(await listSentForms(db, { userId, verifiedEmail })),
  };
}
