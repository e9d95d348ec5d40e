import { describe, expect, test } from 'vitest';
import { access } from '../../api/platform/contract/access.gen.ts';
import { contract, validators } from '../../api/platform/contract/compiled.ts';
import { forms } from '../../api/platform/contract/forms.gen.ts';
import type { RawRequest } from '../../api/platform/contract/validate.ts';

function check(operation: string, raw: Partial<RawRequest>) {
  const validator = validators.get(operation);
  if (!validator) throw new Error(`no operation ${operation}`);
  return validator.request({ path: {}, query: {}, header: {}, body: undefined, ...raw });
}

/** Returns the rules that one field breaks in the sign-up of the first administrator. */
function faultsOf(field: string, value: unknown): string[] {
  const body = {
    token: 'x'.repeat(43),
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.org',
    password: 'Candle-123',
    language: 'es',
    [field]: value,
  };
  const result = check('createFirstAdministrator', { body });
  return 'errors' in result ? result.errors.map(({ rule }) => rule) : [];
}

function phoneFaults(phone: string): number {
  const body = {
    eventId: 'x',
    rooms: 0,
    members: [],
    paymentMethod: 'Zelle',
    quotedTotalCents: 0,
    contact: { firstName: 'A', lastName: 'B', email: 'a@b.org', phone },
  };
  const result = check('createRegistration', { body, header: { 'idempotency-key': 'x'.repeat(16) } });
  return 'errors' in result ? result.errors.length : 0;
}

test('every operation is compiled, and no other', () => {
  expect([...validators.keys()].sort()).toEqual(Object.keys(access).sort());
  expect(validators.size).toBeGreaterThanOrEqual(15);
});

test('parameters are coerced and defaults filled in', () => {
  const result = check('listRegistrations', { query: { page: '3', search: 'x' } });
  expect(result).toEqual({
    input: {
      path: {},
      query: {
        page: 3,
        pageSize: 25,
        sort: '-createdAt',
        lng: 'en',
        search: 'x',
        overdue: false,
        asksForHelp: false,
        unconfirmedAddress: false,
      },
      header: {},
      body: undefined,
    },
  });
});

test('a parameter given twice is refused, never one of the two taken', () => {
  const errors = (query: RawRequest['query']) => {
    const result = check('listRegistrations', { query });
    return 'errors' in result ? result.errors.map(({ in: place, pointer }) => `${place} ${pointer}`) : [];
  };
  expect(errors({ page: ['1', '2'] })).toEqual(['query /page']);
  expect(errors({ search: ['a', 'b'] })).toEqual(['query /search']);
});

test('a body is not coerced: a number in quotes is no number', () => {
  const result = check('createQuote', { body: { eventId: 'x', rooms: '1', members: [{ age: '40' }] } });
  expect(result).toEqual({
    errors: [
      { in: 'body', pointer: '/rooms', rule: 'type', params: { type: 'integer' } },
      { in: 'body', pointer: '/members/0/age', rule: 'type', params: { type: 'integer' } },
    ],
  });
});

test('a missing field and an unknown one are pointed at, odd names escaped', () => {
  const result = check('createQuote', { body: { rooms: 0, members: [], 'a/b~c': 1 } });
  expect(result).toEqual({
    errors: [
      { in: 'body', pointer: '/eventId', rule: 'required' },
      { in: 'body', pointer: '/a~1b~0c', rule: 'unknown' },
    ],
  });
});

describe('the owner’s rules', () => {
  test.each(['ana@example.org', 'a.b_c-d@mail.example.museum', 'A1@x.co'])('the email %s is accepted', (email) => {
    expect(faultsOf('email', email)).toEqual([]);
  });

  test.each([
    'guest@guest.com',
    'GUEST@Guest.Com',
    'a+b@example.org',
    'a@example',
    'a@example.technology',
    'a@b@c.org',
    'ñ@example.org',
    ' a@b.org',
  ])('the email %s is refused', (email) => {
    expect(faultsOf('email', email)).toEqual(['pattern']);
  });

  test.each(['+12345678', '+123456789012345', '+34600123456'])('the phone %s is accepted', (phone) => {
    expect(phoneFaults(phone)).toBe(0);
  });

  test.each([
    '+10000000000',
    '+1234567',
    '+1234567890123456',
    '+0123456789',
    '12345678901',
    '+1 202 555 0100',
    '+12345678\n',
  ])('the phone %j is refused', (phone) => {
    expect(phoneFaults(phone)).toBe(1);
  });
});

test('a response is checked against its status and schema', () => {
  const validator = validators.get('getHealth');
  expect(validator?.response(200, { status: 'ok' })).toEqual([]);
  expect(validator?.response(200, { status: 'fine' })).toHaveLength(1);
  expect(validator?.response(200, { status: 'ok', extra: 1 })[0]).toContain('extra');
  // Every other status is a problem by the contract's default.
  expect(validator?.response(201, { status: 'ok' })).not.toEqual([]);
  expect(validators.get('signOut')?.response(204, undefined)).toEqual([]);
  expect(validators.get('signOut')?.response(204, {})).toHaveLength(1);
});

test('every form’s schema is self-contained', () => {
  const marked = Object.entries(contract.schemas).filter(([, schema]) => schema['x-form'] === true);
  expect(Object.keys(forms)).toEqual(marked.map(([name]) => name));
  expect(Object.keys(forms)).toContain('SignUpRequest');
  for (const form of Object.values(forms)) {
    const text = JSON.stringify(form);
    expect(text).not.toContain('components');
    for (const [, name] of text.matchAll(/#\/\$defs\/(\w+)/g)) expect(Object.keys(form.$defs)).toContain(name);
  }
});

test('every declared answer can be checked, one that is not declared is refused', () => {
  for (const { id, responses } of contract.operations) {
    const statuses = [...responses.keys()].filter((status) => status !== 'default');
    expect(statuses.length, id).toBeGreaterThan(0);
    for (const status of statuses)
      expect(
        validators.get(id)?.response(Number(status), { 'not of the contract': true }),
        `${id} ${status}`,
      ).not.toEqual([]);
  }
});
