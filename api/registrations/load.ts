import { ProblemError } from '../contract/problem.ts';
import type { components } from '../contract/schema.gen.ts';
import { findEvent } from '../events/store.ts';
import type { Parts } from '../parts.ts';
import { presentRegistration } from './present.ts';
import { findRegistration, findWaitingPosition } from './store.ts';

/**
 * A registration as the contract has it.
 * @throws ProblemError `not-found`.
 */
export async function loadRegistration(
  { db, config, clock }: Pick<Parts, 'db' | 'config' | 'clock'>,
  id: string,
  language: 'en' | 'es',
): Promise<components['schemas']['Registration']> {
  const record = await findRegistration(db, id);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new ProblemError('not-found');
  const position = await findWaitingPosition(db, record);
  return { ...presentRegistration(record, event, language, config.site, clock()), ...(position !== null && { waitingPosition: position }) };
}
