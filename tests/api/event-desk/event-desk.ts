import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { startTestServer, type TestClient } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];
export type Content = Schemas['EventContent'];
export type Edited = Schemas['EditedEvent'];

const texts = (name: string): Schemas['EventTexts'] => ({
  name,
  timings: 'Friday to Sunday',
  short_description: 'A weekend.',
  description: 'A weekend of prayer.',
  location: 'Here',
  paymentOptions: { Check: 'By check.' },
});

/** Builds complete event content that can be published. */
export function wholeContent(overrides: Partial<Content> = {}): Content {
  return {
    type: 'Residential',
    status: 'Planned',
    reg_date: '01-MAR-2027',
    reg_end_date: '30-APR-2027',
    start_date: '14-MAY-2027',
    end_date: '16-MAY-2027',
    rates: { roomBasePrice: 385, adultRetreatRate: '200.50', toddlerRate: 0 },
    maxRegistrationCount: 20,
    paymentMethods: ['Check'],
    texts: { en: texts('Rest & quiet — Ñandú 2027'), es: texts('Descanso y silencio') },
    ...overrides,
  };
}

/** Starts a server with a user of type R who edits events. */
export async function startEventDesk(smtpUrl?: string) {
  const clock = createClock('2027-04-01T12:00:00Z');
  const database = await createTestDatabase();
  const env = { PAYPAL_SECRETS: 'client-known=secret' };
  const server = await startTestServer({
    database: database.config,
    clock: clock.now,
    env,
    ...(smtpUrl !== undefined && { smtpUrl }),
  });
  const { db } = server.context;
  const as = async (types: string): Promise<TestClient> => {
    const { cookie } = await signInAs(db, types, clock.now());
    return server.clientWith({ Cookie: cookie });
  };
  const client = await as('R');

  const read = async (eventId: string): Promise<Edited> => {
    const { data } = await client.GET('/events/{eventId}/content', { params: { path: { eventId } } });
    if (!data) throw new Error(`no event ${eventId}`);
    return data;
  };
  const create = async (body: Schemas['EventCreation'] = {}): Promise<Edited> => {
    const { data } = await client.POST('/staff-events', { body });
    if (!data) throw new Error('not created');
    return data;
  };
  const save = (eventId: string, version: number, content: Content) =>
    client.PUT('/events/{eventId}', { params: { path: { eventId } }, body: { version, content } });
  const publish = (eventId: string, version: number) =>
    client.POST('/events/{eventId}/publication', { params: { path: { eventId } }, body: { version } });
  /** Saves and publishes a change to an event's current content. */
  const rewrite = async (eventId: string, change: (content: Content) => Content): Promise<Edited> => {
    const { version, content } = await read(eventId);
    const saved = await save(eventId, version, change(content));
    const { data, error } = await publish(eventId, saved.data?.version ?? -1);
    if (!data) throw new Error(JSON.stringify({ error, unsaved: saved.error }));
    return data;
  };
  const createPublished = async (overrides: Partial<Content> = {}): Promise<Edited> => {
    const { id, version } = await create();
    const saved = await save(id, version, wholeContent(overrides));
    const { data, error } = await publish(id, saved.data?.version ?? -1);
    if (!data) throw new Error(JSON.stringify({ error, unsaved: saved.error }));
    return data;
  };
  return {
    clock,
    database,
    server,
    client,
    as,
    read,
    create,
    save,
    publish,
    rewrite,
    createPublished,
    change: (eventId: string, body: Schemas['EventStateChange']) =>
      client.POST('/events/{eventId}/state', { params: { path: { eventId } }, body }),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
