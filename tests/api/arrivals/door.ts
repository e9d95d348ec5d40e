import { randomUUID } from 'node:crypto';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { untilTaken } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';

type Schemas = components['schemas'];
export type Party = Schemas['Registration'];
export type ArrivalRecord = Schemas['ArrivalRecord'];

/** Registers adults who do not stay overnight, 200 dollars each. */
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

/** Builds a record about the person at this position in a party. */
export function recordOf(
  party: Pick<Party, 'id' | 'members'>,
  position: number,
  at: string,
  overrides: Partial<ArrivalRecord> = {},
): ArrivalRecord {
  const memberId = party.members[position]?.id ?? randomUUID();
  return { id: randomUUID(), registrationId: party.id, memberId, kind: 'arrived', isUndo: false, at, ...overrides };
}

/** A device at the door that sends its records. */
export function createDevice(client: TestClient, eventId: string, now: () => Date) {
  const deviceId = randomUUID();
  return {
    deviceId,
    send: async (records: readonly ArrivalRecord[], sentAt = now().toISOString()) => {
      const request = { params: { path: { eventId } }, body: { deviceId, sentAt, records: [...records] } };
      const { data, error } = await untilTaken(() => client.POST('/events/{eventId}/arrivals', request));
      if (!data) throw new Error(JSON.stringify(error));
      return data;
    },
  };
}
