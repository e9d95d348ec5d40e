import { describe, expect, it, test } from 'vitest';
import { partyStatus, partyTasks, taskSentences, type TaskParty, type TaskSentence } from './rules.ts';

type Member = TaskParty['members'][number];
type Overrides = Partial<Omit<TaskParty, 'payment'>> & { payment?: Partial<TaskParty['payment']> };

const adult: Member = {
  id: 'a',
  firstName: 'Ana',
  lastName: 'Núñez',
  age: 40,
  band: 'adult',
  lodging: 'room',
  room: 1,
};
const child: Member = {
  id: 'c',
  firstName: 'Luis',
  lastName: 'Núñez',
  age: 9,
  band: 'child',
  lodging: 'room',
  room: 1,
  responsibleId: 'a',
};
const deposit = { percent: 30, restDueOn: '01-MAY-2027', dueNowCents: 0 };

/** A confirmed, paid party of one for a retreat in May. */
function party({ payment, ...rest }: Overrides = {}): TaskParty {
  return {
    state: 'confirmed',
    isOverdue: false,
    event: {
      id: 'retreat',
      name: 'Retreat',
      type: 'Residential',
      start_date: '15-MAY-2027',
      end_date: '16-MAY-2027',
      timings: '',
      location: '',
      timeZone: 'America/New_York',
    },
    rooms: 1,
    contact: { firstName: 'Ana', lastName: 'Núñez', phone: '+12025550123', email: 'ana@example.org' },
    isAddressConfirmed: true,
    members: [adult],
    waiver: { signed: 1, needed: 1 },
    canChange: true,
    hasEnded: false,
    payment: {
      method: 'Check',
      amountCents: 20_000,
      currency: 'USD',
      reference: 'K7M-3QX',
      status: 'paid',
      paidCents: 20_000,
      awaitsHelp: false,
      ...payment,
    },
    ...rest,
  };
}

const held = '2027-04-02T12:00:00.000Z';
const unpaid = { paidCents: 0, status: 'unpaid' } as const;

const closed = { hasEnded: true, closedAt: '2027-05-18T12:00:00.000Z' };

/** Each state of a party, with its status and its open and completed tasks. */
const states: [name: string, TaskParty, status: string, tasks: string[]][] = [
  ['paid', party(), 'confirmed', ['places.booked', 'payment.paid', 'waiver.done', 'email.confirmed']],
  [
    'awaiting payment, nothing signed',
    party({ state: 'pendingPayment', payment: unpaid, waiver: { signed: 0, needed: 1 } }),
    'awaitingPayment',
    ['family payment.due', 'family waiver.missing', 'places.booked', 'email.confirmed'],
  ],
  [
    'partly paid',
    party({ state: 'pendingPayment', payment: { paidCents: 5_000, status: 'partPaid' } }),
    'partPaid',
    ['family payment.partDue', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'deposit paid, the rest due later',
    party({ state: 'pendingPayment', payment: { paidCents: 6_000, status: 'partPaid', deposit } }),
    'restLater',
    ['family payment.restLater', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'overdue',
    party({ state: 'pendingPayment', isOverdue: true, payment: unpaid }),
    'overdue',
    ['staff payment.overdue', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'owing again after a refund',
    party({ state: 'pendingPayment', payment: { paidCents: 0, status: 'refunded' } }),
    'refundedOwing',
    ['family payment.due', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'confirmed, owing for someone added later',
    party({ payment: { amountCents: 30_000, status: 'partPaid' } }),
    'confirmedOwing',
    ['family payment.partDue', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'confirmed, and owing again after all was refunded',
    party({ payment: { paidCents: 0, status: 'refunded' } }),
    'refundedOwing',
    ['family payment.due', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'without a price',
    party({ payment: { amountCents: 0, paidCents: 0 } }),
    'confirmed',
    ['places.booked', 'payment.free', 'waiver.done', 'email.confirmed'],
  ],
  [
    'asking for help: the price is not asked for meanwhile',
    party({ state: 'pendingPayment', payment: { ...unpaid, awaitsHelp: true } }),
    'awaitingPayment',
    ['staff help.open', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'with a PayPal payment that does not match, for longer than it may owe',
    party({ state: 'pendingPayment', isOverdue: true, payment: { ...unpaid, review: 'staff' } }),
    'paymentToReview',
    ['staff payment.toReview', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'with a payment that PayPal still checks',
    party({ state: 'pendingPayment', payment: { ...unpaid, review: 'payPal' } }),
    'paymentChecking',
    ['system payment.checking', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'paid too much',
    party({ payment: { paidCents: 25_000 } }),
    'confirmed',
    ['staff payment.toReturn', 'places.booked', 'waiver.done', 'email.confirmed'],
  ],
  [
    'paying at PayPal',
    party({ state: 'paying', heldUntil: held, payment: unpaid }),
    'paying',
    ['family places.paying', 'family payment.payPal', 'waiver.done', 'email.confirmed'],
  ],
  [
    'waiting',
    party({ state: 'waitlisted', waitingPosition: 3, payment: unpaid, waiver: { signed: 0, needed: 0 } }),
    'waitlisted',
    ['system places.waiting', 'email.confirmed'],
  ],
  [
    'waiting until its address is confirmed',
    party({
      state: 'waitlisted',
      addressReleasedAt: held,
      isAddressConfirmed: false,
      payment: unpaid,
      waiver: { signed: 0, needed: 0 },
    }),
    'awaitsAddress',
    ['family places.awaitAddress', 'family email.unconfirmed'],
  ],
  [
    'offered places',
    party({ state: 'offered', heldUntil: held, payment: unpaid }),
    'offered',
    ['family places.offered', 'waiver.done', 'email.confirmed'],
  ],
  [
    'still waiting after the event',
    party({ state: 'waitlisted', waitingPosition: 3, hasEnded: true, payment: unpaid }),
    'missed',
    ['staff closing.open', 'places.ended', 'email.confirmed'],
  ],
  [
    'with an offer that it did not accept before the event',
    party({ state: 'offered', heldUntil: '2027-05-14T04:00:00.000Z', hasEnded: true, payment: unpaid }),
    'missed',
    ['staff closing.open', 'places.ended', 'email.confirmed'],
  ],
  [
    'arrived',
    party({ state: 'checkedIn' }),
    'checkedIn',
    ['places.arrived', 'payment.paid', 'waiver.done', 'email.confirmed'],
  ],
  ['canceled', party({ state: 'cancelled', payment: unpaid }), 'cancelled', ['places.cancelled']],
  [
    'canceled after it paid',
    party({ state: 'cancelled' }),
    'cancelledToReturn',
    ['staff payment.toReturn', 'places.cancelled'],
  ],
  [
    'after the event',
    party({ hasEnded: true, waiver: { signed: 0, needed: 1 }, isAddressConfirmed: false }),
    'confirmed',
    ['staff closing.open', 'places.booked', 'payment.paid'],
  ],
  ['closed', party(closed), 'closed', ['places.booked', 'payment.paid', 'email.confirmed', 'closing.done']],
  [
    'closed with money owed',
    party({ ...closed, state: 'pendingPayment', payment: unpaid }),
    'closed',
    ['places.booked', 'payment.closedOwed', 'email.confirmed', 'closing.done'],
  ],
  [
    'closed with money to return',
    party({ ...closed, payment: { paidCents: 25_000 } }),
    'closed',
    ['places.booked', 'payment.closedToReturn', 'email.confirmed', 'closing.done'],
  ],
  [
    'without email',
    party({ contact: { firstName: 'Ana', lastName: 'Núñez', phone: '+12025550123' } }),
    'confirmed',
    ['places.booked', 'payment.paid', 'waiver.done', 'email.none'],
  ],
  [
    'its address unconfirmed',
    party({ isAddressConfirmed: false }),
    'confirmed',
    ['family email.unconfirmed', 'places.booked', 'payment.paid', 'waiver.done'],
  ],
  ...(['refused', 'limited'] as const).map((emailProblem): (typeof states)[number] => [
    `its email ${emailProblem}`,
    party({ emailProblem }),
    'confirmed',
    [`staff email.${emailProblem}!`, 'places.booked', 'payment.paid', 'waiver.done'],
  ]),
  [
    'with a child and its responsible adult, in two rooms',
    party({ rooms: 2, members: [adult, child] }),
    'confirmed',
    ['places.booked', 'payment.paid', 'waiver.done', 'responsible.done', 'rooms.done', 'email.confirmed'],
  ],
  [
    'with a child without a responsible adult and people without a room',
    party({
      rooms: 2,
      members: [
        { ...adult, room: undefined },
        { ...child, responsibleId: undefined },
      ] as Member[],
    }),
    'confirmed',
    [
      'staff responsible.missing',
      'family rooms.missing',
      'places.booked',
      'payment.paid',
      'waiver.done',
      'email.confirmed',
    ],
  ],
];

describe.each(states)('a party that is %s', (_name, given, status, tasks) => {
  it('has one status', () => {
    expect(partyStatus(given, [])).toBe(status);
  });

  it('lists open tasks, those of staff first, then completed ones', () => {
    const said = partyTasks(given, []).map(({ sentence, turn, isProblem }) =>
      [...(turn ? [turn] : []), `${sentence}${isProblem ? '!' : ''}`].join(' '),
    );
    expect(said).toEqual(tasks);
  });
});

const refunds = [
  { state: 'pending', amountCents: 1_000 },
  { state: 'refused', amountCents: 2_000 },
] as const;

test('a refund under way waits for the system, a refused one for staff', () => {
  expect(partyTasks(party(), refunds).slice(0, 2)).toEqual([
    { sentence: 'refund.refused', turn: 'staff', isProblem: true, cents: 2_000 },
    { sentence: 'refund.pending', turn: 'system', cents: 1_000 },
  ]);
});

test('money that is under way back to the family is not to be refunded again', () => {
  const said = (given: TaskParty, amountCents: number) => [
    partyStatus(given, [{ state: 'pending', amountCents }]),
    ...partyTasks(given, [{ state: 'pending', amountCents }]).map(
      ({ sentence, cents }) => `${sentence} ${String(cents)}`,
    ),
  ];
  const canceled = party({ state: 'cancelled' });
  expect(said(canceled, 20_000)).toEqual(['cancelled', 'refund.pending 20000', 'places.cancelled undefined']);
  expect(said(canceled, 5_000).slice(0, 2)).toEqual(['cancelledToReturn', 'payment.toReturn 15000']);
  expect(said(party({ payment: { paidCents: 25_000 } }), 5_000)).toContain('payment.paid 20000');
  expect(partyStatus(canceled, [{ state: 'refused', amountCents: 20_000 }])).toBe('cancelledToReturn');
});

test('rooms that the family can no longer choose become a task of staff', () => {
  const { canChange: _, ...locked } = party({ rooms: 2, members: [{ ...adult, room: undefined }] });
  expect(partyTasks({ ...locked, canChange: false }, [])[0]).toEqual({
    sentence: 'rooms.missing',
    turn: 'staff',
    names: ['Ana Núñez'],
  });
});

test('a party has the tasks of its event until the event has ended in its own time zone', () => {
  const { event } = party();
  const west = { ...event, timeZone: 'America/Los_Angeles', end_date: '01-JAN-2020' };
  const during = partyTasks(party({ event: west, hasEnded: false }), []).map(({ sentence }) => sentence);
  expect(during).toContain('waiver.done');
  expect(during).not.toContain('closing.open');
});

test('each sentence is used for some party', () => {
  const said = new Set<TaskSentence>(
    states.flatMap(([, given]) => partyTasks(given, refunds).map(({ sentence }) => sentence)),
  );
  expect(taskSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});
