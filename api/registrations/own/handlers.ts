import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { presentRegisteredEvent } from '../../events/port.ts';
import { findOwnRegistrations } from './own-registrations.ts';

/** Handlers for the registrations of the signed-in user. */
export function ownRegistrationHandlers({ db, secrets }: AppContext): Pick<Handlers, 'listOwnRegistrations'> {
  return {
    async listOwnRegistrations({ query: { lng } }, reply, { session }) {
      const found = await findOwnRegistrations(db, session.userId);
      const items = found.map(({ record, event }) => ({
        id: record.id,
        reference: record.reference,
        state: record.state,
        event: presentRegisteredEvent(event, lng),
        people: record.members.length,
        key: secrets.registrationKey(record),
      }));
      return reply(200, { items });
    },
  };
}
