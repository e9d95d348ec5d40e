import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { requireServer } from './database.ts';
import { up as first } from './migrations/0001-first.ts';
import { up as publicForms } from './migrations/0002-public-forms.ts';
import { up as users } from './migrations/0003-users.ts';
import { up as accounts } from './migrations/0004-accounts.ts';
import { up as liveState } from './migrations/0005-live-state.ts';
import { up as registrationLifecycle } from './migrations/0006-registration-lifecycle.ts';
import { up as staffRegistrations } from './migrations/0007-staff-registrations.ts';
import { up as accountIndexes } from './migrations/0008-account-indexes.ts';
import { up as waivers } from './migrations/0009-waivers.ts';
import { up as payPal } from './migrations/0010-paypal.ts';
import { up as partyDetails } from './migrations/0011-party-details.ts';
import { up as meetingAccounts } from './migrations/0012-meeting-accounts.ts';
import { up as ledgerOrder } from './migrations/0013-ledger-order.ts';
import { up as payPalReversals } from './migrations/0014-paypal-reversals.ts';
import { up as acceptedOffers } from './migrations/0015-accepted-offers.ts';
import { up as owingParties } from './migrations/0016-owing-parties.ts';
import { up as signingAnew } from './migrations/0017-signing-anew.ts';
import { up as stoppedLinks } from './migrations/0018-stopped-links.ts';
import { up as repeatedChanges } from './migrations/0019-repeated-changes.ts';
import { up as mailLimits } from './migrations/0020-mail-limits.ts';
import { up as codeMails } from './migrations/0021-code-mails.ts';
import { up as responsibleAdults } from './migrations/0022-responsible-adults.ts';
import { up as waitingOrder } from './migrations/0023-waiting-order.ts';
import { up as pendingRefunds } from './migrations/0030-pending-refunds.ts';
import { up as proposedAddresses } from './migrations/0025-proposed-addresses.ts';
import { up as priceAdjustments } from './migrations/0031-price-adjustments.ts';
import { up as unconfirmedAddresses } from './migrations/0034-unconfirmed-addresses.ts';
import { up as linkNumbers } from './migrations/0035-link-numbers.ts';
import { up as deposits } from './migrations/0037-deposits.ts';
import { up as cleanNames } from './migrations/0038-clean-names.ts';
import { up as unmatchedPayments } from './migrations/0039-unmatched-payments.ts';
import { up as roomChoices } from './migrations/0036-room-choices.ts';
import { up as openWork } from './migrations/0044-open-work.ts';
import { up as ownEntries } from './migrations/0047-own-entries.ts';

/** Every migration, in order. They are named here, not found on a disk, so that none can be missed or slip in. */
const migrations: Record<string, Migration> = {
  '0001-first': { up: first },
  '0002-public-forms': { up: publicForms },
  '0003-users': { up: users },
  '0004-accounts': { up: accounts },
  '0005-live-state': { up: liveState },
  '0006-registration-lifecycle': { up: registrationLifecycle },
  '0007-staff-registrations': { up: staffRegistrations },
  '0008-account-indexes': { up: accountIndexes },
  '0009-waivers': { up: waivers },
  '0010-paypal': { up: payPal },
  '0011-party-details': { up: partyDetails },
  '0012-meeting-accounts': { up: meetingAccounts },
  '0013-ledger-order': { up: ledgerOrder },
  '0014-paypal-reversals': { up: payPalReversals },
  '0015-accepted-offers': { up: acceptedOffers },
  '0016-owing-parties': { up: owingParties },
  '0017-signing-anew': { up: signingAnew },
  '0018-stopped-links': { up: stoppedLinks },
  '0019-repeated-changes': { up: repeatedChanges },
  '0020-mail-limits': { up: mailLimits },
  '0021-code-mails': { up: codeMails },
  '0022-responsible-adults': { up: responsibleAdults },
  '0023-waiting-order': { up: waitingOrder },
  '0030-pending-refunds': { up: pendingRefunds },
  '0025-proposed-addresses': { up: proposedAddresses },
  '0031-price-adjustments': { up: priceAdjustments },
  '0034-unconfirmed-addresses': { up: unconfirmedAddresses },
  '0035-link-numbers': { up: linkNumbers },
  '0037-deposits': { up: deposits },
  '0038-clean-names': { up: cleanNames },
  '0039-unmatched-payments': { up: unmatchedPayments },
  '0036-room-choices': { up: roomChoices },
  '0044-open-work': { up: openWork },
  '0047-own-entries': { up: ownEntries },
};

/**
 * Brings the database to the newest tables and answers the names of the migrations it ran. Several processes may call
 * it at once: one migrates, the others wait. It uses a connection of its own, because a migration may take longer
 * than the limit set for other statements.
 * @throws when the server cannot be reached, when a migration fails (nothing of it is kept), or when the database is newer
 * than this program.
 */
export async function migrateToLatest(config: pg.PoolConfig): Promise<string[]> {
  const pool = new pg.Pool({ application_name: 'site migration', connectionTimeoutMillis: 10_000, ...config, max: 1, statement_timeout: 0 });
  // What breaks during a migration fails the migration; what breaks later, while the pool is going away, is of no matter.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireServer(pool);
    // Numbers are given out before the work is done, so one may come in after a later one has run.
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw explained(error, results.find((result) => result.status === 'Error')?.migrationName);
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

function explained(cause: unknown, migration: string | undefined): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = reason.includes('corrupted migrations')
    ? 'The database was set up by a newer version of this program. Start that version, or restore a backup.'
    : `The migration ${migration ?? '(before the first)'} failed and was undone: ${reason}`;
  return new Error(message, { cause });
}
