import fc from 'fast-check';
import { contract } from '../../../api/platform/contract/compiled.ts';
import type { Operation } from '../../../api/platform/contract/document.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { plainWire } from '../requests/request.ts';
import { requestsFor } from '../requests/requests.ts';
import { createValues } from '../requests/schema-values.ts';
import type { Send } from '../send.ts';
import { collectKnown } from './known-values.ts';

/** Operations that remove data that others need. */
const endings = /^(?:cancel|close|end|discard|remove|delete|signOut|change(?:Password|EventState)|replace|withdraw)/;

/** Two rounds, because the second builds on the data that the first creates. */
const rounds = 2;
const tries = 4;
const seed = 2027;

/** Online sessions of each kind, written out because generated fields would not fit together. */
const sessions = ['open', 'saturdayPrayer'].map((kind) => ({
  content: {
    texts: { en: { title: 'Prayer' }, es: { title: 'Oración' } },
    kind,
    date: '2027-05-01',
    time: '10:00',
    minutes: 60,
    timeZone: 'America/New_York',
    spoken: 'both',
  },
  repetition: { repeats: 'weekly', until: '2027-05-22' },
}));

async function register(server: TestServer, eventId: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const members = [buildMember(), ...(number % 2 === 0 ? [] : [buildMember({ firstName: 'Eva', age: 9 })])];
    await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId,
        members,
        rooms: eventId === 'weekend' ? 1 : 0,
        contact: buildContact({ email: `party${String(number)}@example.org` }),
        quotedTotalCents: eventId === 'weekend' ? (number % 2 === 0 ? 38_500 : 59_500) : 10_000 * members.length,
        paymentMethod: 'Zelle',
      }),
    });
  }
}

/**
 * Fills a site with events and parties, and with everything that valid requests to the writing operations create. Every site gets
 * the same data.
 */
export async function fillSite(server: TestServer, send: Send): Promise<void> {
  const { db } = server.context;
  await createEvent(db, 'weekend');
  await createEvent(db, 'convention', {
    type: 'Convention',
    sessions: { from: 4, to: 17 },
    rates: { adultRetreatRate: 100, teenRate: 50, childRate: 25, toddlerRate: 0 },
  });
  await register(server, 'weekend', 5);
  await register(server, 'new-york-convention-2027', 4);
  for (const body of sessions) {
    const session = { method: 'POST', path: '/online-sessions', parameters: {}, query: [], headers: [], body };
    await send({ ...session, caller: 'user:S', wire: plainWire }, new Map());
  }
  const creating = contract.operations.filter(({ id, method }) => method !== 'get' && !endings.test(id));
  for (let round = 0; round < rounds; round += 1) {
    const known = await collectKnown(server.context);
    const valueOf = createValues(new Set(known.keys()));
    for (const operation of creating) await sendSamples(operation, round);

    async function sendSamples(operation: Operation, number: number): Promise<void> {
      const good = requestsFor(operation, valueOf, 'good');
      for (const request of fc.sample(good, { numRuns: tries, seed: seed + number })) await send(request, known);
    }
  }
}
