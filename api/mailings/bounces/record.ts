import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { audited } from '../../audit/audit.ts';
import type { AppContext } from '../../context.ts';
import { stopNews, unsubscribe, unsubscribedAddress } from '../../news/port.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { markEmailAddress } from '../../registrations/port.ts';
import { isErased } from '../erased-address.ts';
import { bouncedRecipient } from './address.ts';
import { readReport } from './read-report.ts';
import type { BounceReport } from './read-report.ts';

type BounceContext = Pick<AppContext, 'db' | 'clock' | 'secrets'>;

/** How many temporary bounces, within how many days, count as a permanent one. */
const softLimit = 3;
const softDays = 30;

/** How many temporary bounces an address had recently, however many emails they were about. */
async function countSoft(transaction: Transaction<Database>, address: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - softDays * 24 * 60 * 60_000);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mailing_recipients cross join unnest(soft_bounced_at) as bounced(at)
    where lower(address) = ${address.toLowerCase()} and soft_bounced_at <> '{}' and bounced.at > ${since}
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

async function record(
  transaction: Transaction<Database>,
  context: BounceContext,
  recipientId: string,
  { kind, message }: Exclude<BounceReport, { kind: 'unsubscribe' }>,
  now: Date,
) {
  const recipient = await transaction
    .selectFrom('mailing_recipients')
    .select(['id', 'mailing_id', 'address', 'bounce', 'state'])
    .where('id', '=', recipientId)
    .forUpdate()
    .executeTakeFirst();
  if (!recipient || isErased(recipient.address)) return 'unknown';
  // A repeated report adds nothing; one about an email that staff have sent again does.
  if (recipient.bounce === kind && (kind === 'complaint' || recipient.state === 'failed')) return 'repeated';
  const { address, mailing_id: mailingId } = recipient;
  await transaction
    .updateTable('mailing_recipients')
    .set({
      bounce: kind,
      bounced_at: now,
      ...(kind === 'soft' && { soft_bounced_at: sql<Date[]>`soft_bounced_at || ${now}::timestamptz` }),
      // Someone who complains did receive the email.
      ...(kind !== 'complaint' && { state: 'failed' as const, server_message: message, worker: null }),
    })
    .where('id', '=', recipientId)
    .execute();
  const isForGood = kind === 'hard' || (kind === 'soft' && (await countSoft(transaction, address, now)) >= softLimit);
  if (kind === 'complaint') await stopNews(transaction, context, address, 'complaint', now);
  else if (isForGood) {
    await stopNews(transaction, context, address, 'bounced', now);
    // A news mailing has no party, but a party may use the same address.
    await markEmailAddress(transaction, address, 'refused');
  }
  return [{ action: 'mail-bounced' as const, subject: `mailing:${mailingId}`, details: { kind } }];
}

/** The outcome of a returned email: the kind of report, or the reason why it changed nothing. */
export type BounceOutcome = BounceReport['kind'] | 'noReport' | 'unknown' | 'repeated';

/** Reads a returned email and acts on it. A forged one, or one about an unknown email, changes nothing. */
export async function recordBounce(context: BounceContext, raw: string): Promise<BounceOutcome> {
  const report = await readReport(raw);
  if (!report) return 'noReport';
  const { kind } = report;
  return audited<BounceOutcome>(context, async (transaction, now) => {
    if (report.kind === 'unsubscribe') {
      const address = unsubscribedAddress(report.token, context.secrets);
      if (address === undefined) return { result: 'unknown', entries: [] };
      return { result: kind, entries: await unsubscribe(transaction, context, address, now) };
    }
    const recipientId = bouncedRecipient(context, report.headers);
    const recorded =
      recipientId === undefined ? 'unknown' : await record(transaction, context, recipientId, report, now);
    return typeof recorded === 'string' ? { result: recorded, entries: [] } : { result: kind, entries: recorded };
  });
}
