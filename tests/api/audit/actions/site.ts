import type { AppContext } from '../../../../api/context.ts';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Registration = components['schemas']['Registration'];

/** Something that is recorded. */
export interface Action {
  /** Prepares what it acts on and answers a request that can be sent again just as it is. */
  readonly prepare: () => Promise<() => Promise<{ readonly status: number }>>;
  /** What a party does itself is in its history; everything else in the audit trail. */
  readonly trail?: 'registration_changes';
  /** Each request that succeeds is its own action, such as another link. */
  readonly isRepeatable?: boolean;
}

/** By operation; what follows a colon tells the cases of one operation apart. */
export type Actions = Readonly<Record<string, Action>>;

export interface Party {
  readonly registration: Registration;
  readonly params: { readonly path: { readonly registrationId: string } };
  /** Its own client, by its key. */
  readonly client: TestClient;
}

/** The server that the actions ask, in this process or another; its parts are what a preparation needs of it. */
export interface AuditServer extends Pick<TestServer, 'url' | 'client' | 'clientWith'> {
  readonly parts: Pick<AppContext, 'db' | 'secrets' | 'waivers'>;
}

/** A server with staff, and with parties that register. */
export interface AuditSite {
  readonly server: AuditServer;
  readonly database: Pick<TestDatabase, 'pool'>;
  readonly staff: TestClient;
  /** One of those who pray. */
  readonly team: TestClient;
  readonly now: () => Date;
  readonly eventOf: (places: number) => Promise<string>;
  readonly register: (eventId?: string) => Promise<Party>;
  readonly signedIn: () => Promise<{ readonly client: TestClient; readonly userId: number }>;
}

/** Puts staff and an event on a server. */
export async function auditSiteOn(
  server: AuditServer,
  database: Pick<TestDatabase, 'pool'>,
  now: () => Date,
): Promise<AuditSite> {
  const { db } = server.parts;
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
