import type { AppContext } from '../../../../api/context.ts';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Registration = components['schemas']['Registration'];

/** An action that is recorded. */
export interface Action {
  /** Prepares the objects it acts on and returns a request that can be repeated unchanged. */
  readonly prepare: () => Promise<() => Promise<{ readonly status: number }>>;
  /** A party's own actions are in its history; everything else is in the audit trail. */
  readonly trail?: 'registration_changes';
  /** Each successful request is a separate action, such as another link. */
  readonly isRepeatable?: boolean;
}

/** Actions by operation; a suffix after a colon distinguishes the cases of one operation. */
export type Actions = Readonly<Record<string, Action>>;

export interface Party {
  readonly registration: Registration;
  readonly params: { readonly path: { readonly registrationId: string } };
  /** A client with the party's key. */
  readonly client: TestClient;
}

/** The server that receives the actions, in this process or another; its parts are those that preparations need. */
export interface AuditServer extends Pick<TestServer, 'url' | 'client' | 'clientWith'> {
  readonly context: Pick<AppContext, 'db' | 'secrets' | 'waivers'>;
}

/** A server with staff, and with parties that register. */
export interface AuditSite {
  readonly server: AuditServer;
  readonly database: Pick<TestDatabase, 'pool'>;
  readonly staff: TestClient;
  /** A member of the prayer team. */
  readonly team: TestClient;
  readonly now: () => Date;
  readonly eventOf: (places: number) => Promise<string>;
  readonly register: (eventId?: string) => Promise<Party>;
  readonly signedIn: () => Promise<{ readonly client: TestClient; readonly userId: number }>;
}

/** Creates staff and an event on a server. */
export async function auditSiteOn(
  server: AuditServer,
  database: Pick<TestDatabase, 'pool'>,
  now: () => Date,
): Promise<AuditSite> {
  const { db } = server.context;
  await createEvent(db, 'weekend');
  let events = 0;
  const as = async (userType: string) => {
    const { cookie, userId } = await signInAs(db, userType, now());
    return { client: server.clientWith({ Cookie: cookie }), userId };
  };
  const { client: staff } = await as('A,R');
  const { client: team } = await as('D');
  return {
    server,
    database,
    staff,
    team,
    now,
    eventOf: (places) => createEvent(db, `event-${String((events += 1))}`, { maxRegistrationCount: places }),
    register: async (eventId = 'weekend') => {
      const { data } = await server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({
          eventId,
          members: [buildMember()],
          quotedTotalCents: 20_000,
          joinsWaitingList: true,
        }),
      });
      if (!data) throw new Error('not registered');
      const { registration, key } = data;
      const client = server.clientWith({ Authorization: `Bearer ${key}` });
      return { registration, params: { path: { registrationId: registration.id } }, client };
    },
    signedIn: () => as('U'),
  };
}
