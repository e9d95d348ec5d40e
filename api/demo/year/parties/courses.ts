import type { Random } from '../random.ts';

/** A payment received this many days after the party registered: a share of the price, or the full balance. */
export interface PlannedPayment {
  readonly after: number;
  readonly percent: number | 'rest';
}

/** The actions of a party after it registered; times are in days since then. */
export interface Course {
  readonly payments: readonly PlannedPayment[];
  readonly cancelled?: { readonly after: number; readonly refundPercent?: number };
  /** The party asks for help with the price, and staff have granted it or have not yet answered. */
  readonly help?: 'granted' | 'waiting';
  readonly discount?: string;
}

const courses = {
  paid: { payments: [{ after: 3, percent: 'rest' }] },
  paidLate: { payments: [{ after: 17, percent: 'rest' }] },
  paidInParts: {
    payments: [
      { after: 2, percent: 40 },
      { after: 16, percent: 'rest' },
    ],
  },
  partPaid: { payments: [{ after: 4, percent: 50 }] },
  deposit: { payments: [{ after: 2, percent: 30 }] },
  unpaid: { payments: [] },
  cancelled: { payments: [], cancelled: { after: 9 } },
  refunded: { payments: [{ after: 2, percent: 'rest' }], cancelled: { after: 11, refundPercent: 100 } },
  partRefunded: { payments: [{ after: 2, percent: 'rest' }], cancelled: { after: 14, refundPercent: 60 } },
  helped: { payments: [{ after: 6, percent: 'rest' }], help: 'granted' },
  asksForHelp: { payments: [], help: 'waiting' },
  discounted: {
    payments: [{ after: 5, percent: 'rest' }],
    discount: 'Leads the music; agreed with the director.',
  },
} as const satisfies Readonly<Record<string, Course>>;

/** How often each course is used, as many times as it is named. */
type CourseName = keyof typeof courses;
export type Mix = Readonly<Partial<Record<CourseName, number>>>;

/** Past events are nearly all paid. */
export const mixOfPast: Mix = {
  paid: 44,
  paidLate: 14,
  paidInParts: 14,
  cancelled: 6,
  refunded: 6,
  partRefunded: 3,
  partPaid: 2,
  unpaid: 2,
  helped: 4,
  discounted: 3,
};
/** Many parties still owe money before upcoming events. */
export const mixOfComing: Mix = {
  paid: 24,
  paidLate: 8,
  paidInParts: 12,
  deposit: 16,
  partPaid: 6,
  unpaid: 18,
  cancelled: 4,
  refunded: 3,
  partRefunded: 2,
  helped: 3,
  asksForHelp: 3,
  discounted: 2,
};

/** Nobody cancels at a full event, except those planned to. */
export const mixOfFull: Mix = { paid: 10, paidInParts: 4, unpaid: 3, partPaid: 2, discounted: 1 };

/** Draws one course from a mix. */
export function drawCourse(random: Random, mix: Mix): Course {
  const all = Object.entries(mix) as [CourseName, number][];
  return courses[random.pick(all.flatMap(([name, times]) => Array.from({ length: times }, () => name)))];
}

/** How a party signs the waiver. */
export const signings = ['typed', 'drawn', 'paper', 'firstOnly', 'byLink', 'none'] as const;
export type Signing = (typeof signings)[number];
