import { afterAll, beforeAll, expect, test } from 'vitest';
import { userTypes } from '../../../api/access/rules.ts';
import { readContract } from '../../../api/contract/document.ts';
import type { Operation } from '../../../api/contract/document.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { startTestServer } from '../../support/server.ts';
import type { TestServer } from '../../support/server.ts';
import { signInAs } from '../../support/users.ts';

/** Written out on purpose: an operation becomes public only when someone writes it here too. */
const publicOperations = [
  'confirmSignIn',
  'createFirstAdministrator',
  'createQuote',
  'createRegistration',
  'getDay',
  'getEvent',
  'getHealth',
  'getLive',
  'getSession',
  'getSite',
  'listDemoMail',
  'listEvents',
  'listOwnerTexts',
  'signIn',
  'signOut',
];
const byKey = ['getConfirmation'];
const anId = '00000000-0000-4000-8000-000000000000';
const clock = createClock('2027-04-01T12:00:00Z');
const { operations } = readContract();
const callers = new Map<string, Record<string, string>>();
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  const limits = { signInAddress: { points: 1000, seconds: 900 }, codeAddress: { points: 1000, seconds: 900 }, firstAdministrator: { points: 1000, seconds: 900 } };
  server = await startTestServer({ database: database.config, clock: clock.now, limits });
  const { db } = server.parts;
  const expired = await signInAs(db, 'A', new Date(clock.now().getTime() - 60 * 60_000));
  callers.set('nobody', {});
  callers.set('expired', { Cookie: expired.cookie });
  callers.set('forged', { Cookie: `session=${'x'.repeat(43)}` });
  callers.set('empty', { Cookie: 'session=' });
  for (const type of [...userTypes, 'D,U,G', 'U,R']) {
    callers.set(type, { Cookie: (await signInAs(db, type, clock.now())).cookie });
  }
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** The outcome as far as access goes: the code of a refusal, or 'let in' for whatever comes after. */
async function call({ id, method, path }: Operation, headers: Record<string, string>): Promise<string> {
  const address = path.replaceAll(/\{\w+Id\}/g, anId);
  const isPost = method === 'post';
  const response = await fetch(`${server.url}/api${address}`, {
    method: method.toUpperCase(),
    headers: { ...headers, ...(isPost && { 'Content-Type': 'application/json' }) },
    ...(isPost && { body: '{}' }),
  });
  const { code = '' } = response.status >= 400 ? ((await response.json()) as { code?: string }) : {};
  const refused = ['unauthenticated', 'forbidden'].includes(code);
  expect(response.status, id).not.toBe(500);
  return refused ? code : 'let in';
}

function expected({ id, userTypes: allowed }: Operation, caller: string): string {
  if (publicOperations.includes(id)) return 'let in';
  if (byKey.includes(id) || ['nobody', 'expired', 'forged', 'empty'].includes(caller)) return 'unauthenticated';
  return caller.split(',').some((type) => allowed?.includes(type)) ? 'let in' : 'forbidden';
}

test('every operation lets in whom the contract names, and nobody else', async () => {
  let walked = 0;
  for (const operation of operations) {
    for (const [caller, headers] of callers) {
      // Signing out would end the sessions that the walk still needs.
      if (operation.id === 'signOut' && headers['Cookie']) continue;
      expect(`${operation.id} ${caller}: ${await call(operation, headers)}`).toBe(
        `${operation.id} ${caller}: ${expected(operation, caller)}`,
      );
      walked += 1;
    }
  }
  expect(operations).toHaveLength(15);
  expect(callers.size).toBe(14);
  expect(walked).toBe(15 * 14 - 13);
});

test('the public operations are exactly those on the list', () => {
  const found = operations.filter(({ security }) => security.length === 0).map(({ id }) => id);
  expect(found.sort()).toEqual(publicOperations);
  expect(operations.filter(({ security }) => security.includes('registrationKey')).map(({ id }) => id)).toEqual(byKey);
});
