import { expect, test } from 'vitest';
import { auditQuery, questionOf } from './audit-query.ts';

const read = (query: string) => auditQuery(new URLSearchParams(query));

test('reads the filters from the address', () => {
  expect(read('page=3&action=signed-in&actor=7&subject=user:9&from=2027-03-01&to=2027-03-02')).toEqual({
    page: 3,
    action: 'signed-in',
    actorUserId: 7,
    subject: 'user:9',
    from: '2027-03-01',
    to: '2027-03-02',
  });
});

test.each(['', 'page=0&action=slept&actor=seven&from=yesterday&to=2027-13-45', 'page=-2&actor=', 'page=1.5'])(
  'leaves out invalid values: %j',
  (query) => {
    expect(read(query)).toEqual({ page: 1, from: '', to: '' });
  },
);

test("asks for whole days in the reader's time zone", () => {
  const { from, to, lng } = questionOf(read('from=2027-03-31&to=2027-03-31'), 'es');
  expect(new Date(from ?? '').getTime()).toBe(new Date(2027, 2, 31).getTime());
  expect(lng).toBe('es');
  expect(new Date(to ?? '').getTime()).toBe(new Date(2027, 3, 1).getTime());
});
