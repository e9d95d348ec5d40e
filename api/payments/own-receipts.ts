import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { AppContext } from '../context.ts';
import { findEvent } from '../events/port.ts';
import { listOwnPayments } from './ledger.ts';
import { findRegistration } from '../registrations/port.ts';

/**
 * Returns the reference, event and receipts of a registration: all that its link shows long after the event.
 * @throws ProblemError `not-found`.
 */
export async function loadReceipts(
  { db }: Pick<AppContext, 'db'>,
  registrationId: string,
  language: 'en' | 'es',
): Promise<components['schemas']['OwnReceipts']> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new ProblemError('not-found');
  const { id, texts, start_date, end_date } = event;
  return {
    reference: record.reference,
    event: { id, name: texts[language].name, start_date, end_date },
    currency: record.quote.currency,
    payments: await listOwnPayments(db, registrationId),
  };
}
