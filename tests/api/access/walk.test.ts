import { afterAll, beforeAll, expect, test } from 'vitest';
import { userTypes } from '../../../api/access/rules.ts';
import { contract } from '../../../api/platform/contract/compiled.ts';
import type { Operation } from '../../../api/platform/contract/document.ts';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import type { Limits } from '../../../api/platform/http/limits/rate-limit.ts';
import { createGuestSession, deleteSession } from '../../../api/session/store.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

/** Listed explicitly on purpose: an operation becomes public only when someone also adds it here. */
const publicOperations = [
  'answerNewsLink',
  'confirmProposedAddress',
  'confirmSignIn',
  'continueAsGuest',
  'createAccount',
  'createContactMessage',
  'createFirstAdministrator',
  'createPrayerRequest',
  'createQuote',
  'createRegistration',
  'createSabbathRequest',
  'createSabbathRetreatRequest',
  'enterOpenOnlineSession',
  'getCodeMail',
  'getDay',
  'getEvent',
  'getFormStamp',
  'getHealth',
  'getLive',
  'getMeetingProvider',
  'getOpenOnlineSession',
  'getOpenOnlineSessionCalendar',
  'getSaturdayProposal',
  'getSession',
  'getSite',
  'listDemoMail',
  'listEvents',
  'listOpenOnlineSessions',
  'listOwnerTexts',
  'listSaturdayLimits',
  'listWaiverTexts',
  'objectToProposedAddress',
  'receiveMailBounce',
  'receiveMeetingWebhook',
  'receivePayPalWebhook',
  'replyToSaturdayProposal',
  'requestPasswordReset',
  'requestRegistrationLinks',
  'resetPassword',
  'returnFromPayPal',
  'signIn',
  'signOut',
  'verifyEmail',
];
const byKey = [
  'checkPayPalPayment',
  'confirmAddress',
  'getConfirmation',
  'getOwnDetails',
  'getOwnHealth',
  'getOwnReceipts',
  'listOwnPayments',
  'listPartyOnlineSessions',
  'replaceOwnLink',
  'signWaivers',
  'startPayPalPayment',
];
/** Called with the party's key, or by staff on its behalf. */
const byKeyOrStaff = [
  'acceptOffer',
  'cancelRegistration',
  'changeParty',
  'getWaivers',
  'listSignedWaivers',
  'quotePartyChange',
  'sendWaiverLink',
  'stopWaiverLink',
];
/** Also listed explicitly on purpose: guests, who have no account, are denied everything else. */
const forGuests = [
  'discardDraft',
  'enterOnlineSession',
  'getDraft',
  'getOnlineSessionCalendar',
  'getOwnOnlineSession',
  'listOwnOnlineSessions',
  'reportActivity',
  'saveDraft',
];

/** Callers with an invalid session cookie or none at all. */
const strangers = ['nobody', 'empty', 'forged', 'expired', 'revoked', 'deactivated'];
const pairs = userTypes.flatMap((one, index) => userTypes.slice(index + 1).map((other) => `${one},${other}`));
const holders = [...userTypes, ...pairs];

const anId = '00000000-0000-4000-8000-000000000000';
const clock = createClock('2027-04-01T12:00:00Z');
const { operations } = contract;
const callers = new Map<string, Record<string, string>>();
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  const limits = Object.fromEntries(
    Object.keys(defaultLimits).map((name) => [name, { points: 100_000, seconds: 900 }]),
  ) as unknown as Limits;
  server = await startTestServer({ database: database.config, clock: clock.now, limits });
  const { db } = server.context;
  const session = async (userType: string, at = clock.now()) => signInAs(db, userType, at);
  const expired = await session('A', new Date(clock.now().getTime() - 60 * 60_000));
  const revoked = await session('A');
  const deactivated = await session('A');
  const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', revoked.userId).execute();
  for (const { id } of rows) await deleteSession(db, id);
  await db.updateTable('users').set({ is_active: false }).where('id', '=', deactivated.userId).execute();
  callers.set('nobody', {});
  callers.set('empty', { Cookie: 'session=' });
  callers.set('forged', { Cookie: `session=${'x'.repeat(43)}` });
  for (const [name, { cookie }] of Object.entries({ expired, revoked, deactivated }))
    callers.set(name, { Cookie: cookie });
  callers.set('guest', { Cookie: `session=${(await createGuestSession(db, clock.now())).token}` });
  for (const types of holders) callers.set(types, { Cookie: (await session(types)).cookie });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Returns the access outcome: the problem code of a refusal, or 'let in' for any other response. */
async function call({ id, method, path, body }: Operation, headers: Record<string, string>): Promise<string> {
  const address = path.replaceAll(/\{\w+\}/g, anId);
  const response = await fetch(`${server.url}/api${address}`, {
    method: method.toUpperCase(),
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: '{}' }),
  });
  expect(response.status, id).not.toBe(500);
  if (response.status < 400) return 'let in';
  const problem = (await response.json()) as { code: string };
  if (!['unauthenticated', 'forbidden'].includes(problem.code)) return 'let in';
  // A refusal reveals nothing about the requested resource.
  const sentence = path.startsWith('/reports/') ? ['error'] : [];
  expect(Object.keys(problem).sort(), id).toEqual(['code', ...sentence, 'requestId', 'status', 'title', 'type']);
  expect(response.headers.get('content-type'), id).toMatch(/^application\/problem\+json/);
  expect(response.headers.get('cache-control'), id).toBe('no-store');
  return problem.code;
}

function expected({ id, userTypes: allowed }: Operation, caller: string): string {
  if (publicOperations.includes(id)) return 'let in';
  if (byKey.includes(id) || strangers.includes(caller)) return 'unauthenticated';
  if (allowed === null) return 'let in';
  return caller.split(',').some((type) => allowed.includes(type)) ? 'let in' : 'forbidden';
}

test('every operation lets in whom the contract names, and nobody else', { timeout: 600_000 }, async () => {
  let walked = 0;
  for (const operation of operations) {
    // Signing out would end the sessions that the walk still needs.
    const walkers = [...callers].filter(([caller]) => operation.id !== 'signOut' || strangers.includes(caller));
    // All callers run at once: one after the other, they would mostly wait for a busy machine.
    const outcomes = await Promise.all(
      walkers.map(async ([caller, headers]) => `${operation.id} ${caller}: ${await call(operation, headers)}`),
    );
    expect(outcomes).toEqual(walkers.map(([caller]) => `${operation.id} ${caller}: ${expected(operation, caller)}`));
    walked += walkers.length;
  }
  expect(pairs).toHaveLength(28);
  expect(callers.size).toBe(strangers.length + 1 + holders.length);
  expect(walked).toBe(operations.length * callers.size - (1 + holders.length));
  // Guards against a contract that lost half of its operations, or a list that lost its callers.
  expect(walked).toBeGreaterThan(2_000);
});

test('no other site’s page gets anything changed, no matter who is signed in', async () => {
  const foreignHeaders: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
  ];
  const changing = operations.filter(({ method }) => method !== 'get');
  for (const caller of ['nobody', 'guest', 'A', 'U,G']) {
    for (const operation of changing) {
      for (const foreign of foreignHeaders) {
        const outcome = await call(operation, { ...callers.get(caller), ...foreign });
        expect(`${operation.id} ${caller}: ${outcome}`).toBe(`${operation.id} ${caller}: forbidden`);
      }
    }
  }
  expect(changing.length).toBeGreaterThan(25);
});

test('the public operations are exactly those on the list, and so are those for guests', () => {
  const ids = (fits: (operation: Operation) => boolean) =>
    operations
      .filter(fits)
      .map(({ id }) => id)
      .sort();
  expect(ids(({ security }) => security.length === 0)).toEqual(publicOperations);
  const isByKey = ({ security }: Operation) => security.includes('registrationKey');
  expect(ids((operation) => isByKey(operation) && operation.userTypes === null)).toEqual(byKey);
  expect(ids((operation) => isByKey(operation) && operation.userTypes !== null)).toEqual(byKeyOrStaff);
  expect(ids(({ security, userTypes: allowed }) => security.includes('session') && allowed === null)).toEqual(
    forGuests,
  );
});
