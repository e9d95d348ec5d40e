import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * A stranger could make the site flood somebody's mailbox. So every file that enqueues jobs asks the mail limiter itself, or says
 * here why its emails need no limit.
 */

const root = join(import.meta.dirname, '../../..');
/** Enqueues a job, or calls a function that enqueues an email for its caller. */
const enqueues = /\b(enqueue\w*|orderLink)\(|enqueueMail: /;
const asks = /[lL]imiter\.(require|admit|admitReminders)\(|\badmit(Reminded|Parties)\(/;

const reasons = {
  'enqueues no email': [
    'api/online-sessions/attendance/receive.ts',
    'api/online-sessions/meetings/registrants.ts',
    'api/online-sessions/meetings/replace-link.ts',
    'api/online-sessions/meetings/sync.ts',
    'api/payments/paypal/webhook-events.ts',
    'api/registrations/lifecycle/holds-and-offers.ts',
    'api/waiver/links.ts',
  ],
  'is caused by staff, or goes to them': [
    'api/event-desk/cancel.ts',
    'api/forms/desk/answers.ts',
    'api/mailings/handlers.ts',
    'api/meetings/access-token.ts',
    'api/online-sessions/mail/notify-host.ts',
    'api/online-sessions/meetings/host-leaves.ts',
    'api/payments/mail/returned-payment-email.ts',
    'api/registrations/desk/messages.ts',
    'api/registrations/lifecycle/remind-of-balance.ts',
    'api/user-desk/manage.ts',
    'api/waiver/mail/remind-of-signatures.ts',
  ],
  'is caused by staff, who propose an address': ['api/account/proposed-address/proposed-address.ts'],
  'goes to the user who has just given the password': ['api/account/handlers.ts', 'api/session/handlers.ts'],
  'answers a link that was emailed, once': ['api/sabbath/proposals/proposals.ts'],
  'is sent by a worker that asks': [
    'api/online-sessions/joining/entry.ts',
    'api/online-sessions/mail/queue.ts',
    'api/online-sessions/schedule.ts',
  ],
  'is enqueued by forms/receive.ts, which asks': [
    'api/contact/handlers.ts',
    'api/prayer/handlers.ts',
    'api/sabbath/handlers.ts',
  ],
  'is enqueued by or after applyChange, which asks': [
    'api/registrations/change/change.ts',
    'api/registrations/write/apply-change.ts',
  ],
  'is enqueued for a caller, which this test finds': ['api/account/links.ts', 'api/platform/jobs/sealed-mail.ts'],
} as const satisfies Record<string, readonly string[]>;

const files = globSync('api/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'api/demo/**', 'api/platform/jobs/queue.ts'],
});

test('every file that enqueues jobs asks the mail limiter, or says why not', () => {
  const silent = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return enqueues.test(text) && !asks.test(text);
  });
  expect(silent.toSorted()).toEqual(Object.values(reasons).flat().toSorted());
});
