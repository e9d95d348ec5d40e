import { auditLook, auditUnchanged } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { findEvent } from '../events/port.ts';
import { currentDeposit } from '../events/rules.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { offersRooms } from '../pricing/rules.ts';
import { listRooms } from '../rooming/port.ts';
import { readDetails } from './details.ts';
import { readParties } from './packet.ts';

type Operations = 'getEventPacket' | 'readPacketDetails';

/** Handlers for the pages that the retreat center prints for an event. */
export function packetHandlers({
  db,
  clock,
  waivers,
}: Pick<AppContext, 'db' | 'clock' | 'waivers'>): Pick<Handlers, Operations> {
  async function requireEvent(eventId: string) {
    const event = await findEvent(db, eventId);
    if (!event) throw new ProblemError('not-found');
    return event;
  }

  return {
    async getEventPacket({ path: { eventId } }, reply, { session: { userId } }) {
      const event = await requireEvent(eventId);
      const { id, type, texts, start_date, end_date, timeZone } = event;
      const at = clock();
      const deposit = currentDeposit(event, at);
      const [rooms, parties] = await Promise.all([
        listRooms(db, eventId),
        readParties(db, event, waivers[type].en.version, at),
      ]);
      await auditLook(db, {
        at,
        actorUserId: userId,
        action: 'packet-viewed',
        subject: `event:${eventId}`,
        details: { people: parties.reduce((sum, { members }) => sum + members.length, 0) },
      });
      const names = { en: texts.en.name, es: texts.es.name };
      return reply(200, {
        event: {
          id,
          type,
          offersRooms: offersRooms(event),
          names,
          start_date,
          end_date,
          timeZone,
          ...(deposit && { deposit }),
        },
        madeAt: at.toISOString(),
        rooms,
        parties,
      });
    },

    async readPacketDetails({ path: { eventId }, body: { pages, reason } }, reply, { session: { userId } }) {
      await requireEvent(eventId);
      const details = await readDetails(db, eventId, pages);
      await auditUnchanged(db, {
        at: clock(),
        actorUserId: userId,
        action: 'packet-details-viewed',
        subject: `event:${eventId}`,
        details: { reason, pages: [...new Set(pages)].toSorted().join(','), people: details.people.length },
      });
      return reply(200, details);
    },
  };
}
