import { randomUUID } from 'node:crypto';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';

type Schemas = components['schemas'];
export type Party = Schemas['Registration'];
export type ArrivalRecord = Schemas['ArrivalRecord'];

/** Registers adults who do not stay the night, 200 dollars each. */
export async function registerParty(
  server: TestServer,
  eventId: string,
  names: readonly string[] = ['Ana Núñez'],
): Promise<Party> {
  const people = names.map((name) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return { firstName, lastName };
  });
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      contact: buildContact(people[0]),
      members: people.map((person) => buildMember(person)),
      quotedTotalCents: 20_000 * people.length,
      joinsWaitingList: true,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration;
}

/** A record about the person at this position of a party. */
export function recordOf(
  party: Pick<Party, 'id' | 'members'>,
  position: number,
  at: string,
  overrides: Partial<ArrivalRecord> = {},
): ArrivalRecord {
  const memberId = party.members[position]?.id ?? randomUUID();
  return { id: randomUUID(), registrationId: party.id, memberId, kind: 'arrived', isUndo: false, at, ...overrides };
}

/** A device at the door, which sends what it recorded. */
export function createDevice(client: TestClient, eventId: string, now: () => Date) {
  const deviceId = randomUUID();
  return {
    deviceId,
    send: async (records: readonly ArrivalRecord[], sentAt = now().toISOString()) => {
      const { data, error } = await client.POST('/events/{eventId}/arrivals', {
        params: { path: { eventId } },
        body: { deviceId, sentAt, records: [...records] },
      });
      if (!data) throw new Error(JSON.stringify(error));
      return data;
    },
  };
}
