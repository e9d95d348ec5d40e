import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { presentRegistration } from '../present.ts';
import { findOwnRegistrations } from './own-registrations.ts';

/** Handlers for the registrations of the signed-in user. */
export function ownRegistrationHandlers({
  db,
  secrets,
  config,
  clock,
}: AppContext): Pick<Handlers, 'listOwnRegistrations'> {
  return {
    async listOwnRegistrations({ query: { lng } }, reply, { session }) {
      const found = await findOwnRegistrations(db, session.userId);
      const items = found.map(({ record, event: stored }) => {
        const shown = presentRegistration(record, stored, lng, config.site, clock());
        const { id, reference, state, hasEnded, addressReleasedAt, event, payment, members } = shown;
        return {
          id,
          reference,
          state,
          hasEnded,
          ...(addressReleasedAt !== undefined && { addressReleasedAt }),
          event,
          payment,
          people: members.length,
          key: secrets.registrationKey(record),
        };
      });
      return reply(200, { items });
    },
  };
}
