import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { findEvent } from '../events/port.ts';
import type { AppContext } from '../context.ts';
import { countSignatures } from '../signatures/port.ts';
import { presentRegistration } from './present.ts';
import { findRegistration, findWaitingPosition } from './store.ts';

/**
 * Loads a registration in the form of the contract.
 * @throws ProblemError `not-found`.
 */
export async function loadRegistration(
  { db, config, clock, waivers }: Pick<AppContext, 'db' | 'config' | 'clock' | 'waivers'>,
  id: string,
  language: 'en' | 'es',
): Promise<components['schemas']['Registration']> {
  const record = await findRegistration(db, id);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new ProblemError('not-found');
  const [position, waiver] = await Promise.all([
    findWaitingPosition(db, record),
    countSignatures(db, record, waivers[event.type].en.version),
  ]);
  return {
    ...presentRegistration(record, event, language, config.site, clock()),
    waiver,
    ...(position !== null && { waitingPosition: position }),
  };
}
