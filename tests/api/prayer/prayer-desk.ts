import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { makeStamp } from '../../../api/forms/stamp.ts';
import { buildPrayerRequest } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { startStaffDesk } from '../forms/staff-desk.ts';
import type { TestClient } from '../../support/servers/server.ts';

type Schemas = components['schemas'];

/** The prayer desk: a site that receives requests, and the staff who read them. */
export async function startPrayerDesk(env?: Readonly<Record<string, string>>) {
  const desk = await startStaffDesk(env);
  const { clock, server } = desk;
  return {
    ...desk,
    /** Sends a request; returns its id. */
    async send(
      form: Partial<Schemas['PrayerRequestForm']> = {},
      language: 'en' | 'es' = 'en',
      decoy = '',
    ): Promise<string> {
      clock.advance(1000);
      const stamp = makeStamp(server.context.secrets, new Date(clock.now().getTime() - 60_000));
      const { response } = await server.client.POST('/prayer-requests', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { form: buildPrayerRequest(form), language, check: { stamp, decoy } },
      });
      if (!response.ok) throw new Error(String(response.status));
      const { id } = await server.context.db
        .selectFrom('prayer_requests')
        .select('id')
        .where('created_at', '=', clock.now())
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

/** Returns a request as the API shows it. */
export async function readRequest(client: TestClient, requestId: string) {
  const { data } = await client.GET('/prayer-requests/{requestId}', { params: { path: { requestId } } });
  if (!data) throw new Error(`${requestId} is not there`);
  return data;
}

/** Moves requests in their current version; returns the status. */
export async function move(
  client: TestClient,
  state: Schemas['PrayerDeskState'],
  ...ids: readonly string[]
): Promise<number> {
  const requests = await Promise.all(ids.map(async (id) => ({ id, version: (await readRequest(client, id)).version })));
  return (await client.POST('/prayer-request-states', { body: { state, requests } })).response.status;
}
