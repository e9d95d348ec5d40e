import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maintainRegistrations } from '../../../api/registrations/lifecycle/daily-maintenance.ts';
import { createClock } from '../../support/clock.ts';
import { startPayPalSite } from '../../support/servers/paypal-site.ts';
import type { PayingParty, PayPalSite } from '../../support/servers/paypal-site.ts';

const start = '2027-04-01T12:00:00Z';
const day = 24 * 60 * 60_000;
const clock = createClock(start);
let site: PayPalSite;

beforeAll(async () => {
  site = await startPayPalSite(clock);
});

beforeEach(() => {
  clock.set(start);
});

afterAll(async () => {
  await site.close();
});

/** What staff see of a party, and what becomes of it when they remind it themselves. */
async function seenByStaff({ id }: PayingParty) {
  const client = await site.staff();
  const params = { path: { registrationId: id } };
  const history = await client.GET('/registrations/{registrationId}/history', { params });
  const overdue = await client.GET('/registrations', { params: { query: { lng: 'en', overdue: true } } });
  const reminder = await client.POST('/balance-reminders', { body: { registrationIds: [id] } });
  return {
    reminders: history.data?.items.filter(({ kind }) => kind === 'balanceReminder').length,
    isListedOverdue: overdue.data?.items.some((party) => party.id === id),
    outcome: reminder.data?.items[0]?.outcome,
  };
}

const untouched = { reminders: 0, isListedOverdue: false, outcome: 'nothingDue' };

test('a party whose PayPal payment staff still have to review is neither reminded nor overdue', async () => {
  const party = await site.register(2);
  site.payPal.oddities.push({ amount: { value: '70.00', currency_code: 'USD' } });
  site.payPal.agree(await party.approveUrl());
  await party.check();
  clock.advance(11 * day);
  await maintainRegistrations(site.server.context);
  expect(await party.read()).toMatchObject({
    state: 'pendingPayment',
    isOverdue: false,
    payment: { paidCents: 0, review: 'staff' },
  });
  expect(await seenByStaff(party)).toEqual(untouched);

  const client = await site.staff();
  const { data } = await client.GET('/unmatched-payments');
  const unmatchedId = data?.items.find(({ registration }) => registration?.id === party.id)?.id ?? '';
  await client.POST('/unmatched-payments/{unmatchedId}/resolution', {
    params: { path: { unmatchedId } },
    body: { kind: 'refundedElsewhere', note: 'by check' },
  });
  const settled = await party.read();
  expect(settled).toMatchObject({ isOverdue: true });
  expect(settled.payment).not.toHaveProperty('review');
  expect(await seenByStaff(party)).toEqual({ reminders: 0, isListedOverdue: true, outcome: 'reminded' });
});

test('a party whose payment PayPal has not settled yet is neither reminded nor overdue', async () => {
  const party = await site.register();
  site.payPal.agree(await party.approveUrl());
  site.payPal.oddities.push({ status: 'PENDING' });
  await party.check();
  clock.advance(11 * day);
  await maintainRegistrations(site.server.context);
  expect(await party.read()).toMatchObject({ isOverdue: false, payment: { review: 'payPal' } });
  expect(await seenByStaff(party)).toEqual(untouched);
});
