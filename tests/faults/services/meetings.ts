import { signInAs } from '../../support/users.ts';
import type { FaultSite } from '../site/fault-site.ts';
import { secondsUntil } from '../waiting.ts';
import { messageOf } from '../words.ts';
import type { Service } from './service.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';

/** Creates a user who may host sessions and is not yet known to the provider. */
async function createHost({ server, provider, now }: FaultSite) {
  const { cookie, userId } = await signInAs(server.context.db, 'S,P', now());
  const client = server.clientWith({ Cookie: cookie });
  const connect = async () => {
    const { data } = await client.POST('/meetings/sign-in');
    const body = provider.allow(data?.url ?? '', `account-${String(userId)}`);
    return client.POST('/meetings/account', { body });
  };
  return { client, userId, connect };
}

/** The meeting provider: hosts connect their accounts, and each session gets its meeting. */
export const meetingProvider: Service = {
  lineOf: ({ provider }) => ({ port: Number(new URL(provider.origin).port) }),
  envOf: (_services, port) => ({
    MEETING_TOKEN_URL: `http://127.0.0.1:${String(port)}/token`,
    MEETING_API_URL: `http://127.0.0.1:${String(port)}`,
  }),
  prepare: async (site) => {
    const host = await createHost(site);
    await host.connect();
    let scheduled = false;
    return {
      use: async () => (await (await createHost(site)).connect()).response.ok,
      refusal: async () => {
        const content = {
          texts: { en: { title: 'Prayer' }, es: { title: 'Oración' } },
          kind: 'open',
          date: '2027-04-08',
          time: '08:05',
          minutes: 60,
          timeZone: 'America/New_York',
          spoken: 'both',
          hostUserId: host.userId,
        } as const;
        const { response } = await host.client.POST('/online-sessions', {
          params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
          body: { content, repetition: { repeats: 'once' } },
        });
        scheduled = response.ok;
        const { error } = await (await createHost(site)).connect();
        return messageOf(error?.code);
      },
      failures: async () => {
        const meetings = () => [...site.provider.meetings.values()].length;
        await secondsUntil(() => meetings() > 0);
        return [
          ...(scheduled ? [] : ['a session could not be scheduled meanwhile']),
          ...(meetings() === 1 ? [] : [`the session has ${String(meetings())} meetings`]),
        ];
      },
    };
  },
};
