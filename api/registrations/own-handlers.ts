import { listOwnRegistrationIds } from '../account/port.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { presentRegisteredEvent } from '../events/present.ts';
import { findEvent } from '../events/store.ts';
import type { Parts } from '../context.ts';
import { findRegistration } from './store.ts';

/** The registrations of anyone who is signed in. */
export function ownRegistrationHandlers({ db, secrets }: Parts): Pick<Handlers, 'listOwnRegistrations'> {
  return {
    async listOwnRegistrations({ query: { lng } }, reply, { session }) {
      const ids = await listOwnRegistrationIds(db, session.userId);
      const found = await Promise.all(
        ids.map(async (id) => {
          const record = await findRegistration(db, id);
          const event = record && (await findEvent(db, record.eventId));
          if (!event) return [];
          const { reference, state, members } = record;
          return [
            {
              id,
              reference,
              state,
              event: presentRegisteredEvent(event, lng),
              people: members.length,
              key: secrets.registrationKey(record),
            },
          ];
        }),
      );
      return reply(200, { items: found.flat() });
    },
  };
}
