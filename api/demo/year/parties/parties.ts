import { findEvent } from '../../../events/store.ts';
import { quote } from '../../../pricing/quote.ts';
import { createIntake } from '../../../registrations/create/register.ts';
import type { Submission } from '../../../registrations/create/register.ts';
import { drawCourse } from './courses.ts';
import type { Course, Mix, Signing } from './courses.ts';
import { makeParty } from './families.ts';
import type { Audience, Party } from './families.ts';
import { planMoney } from '../money.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { planSignatures } from './signatures.ts';
import { daysAfter } from '../year.ts';
import type { Year } from '../year.ts';

/** The parties of an event: how many, when they register, and what they do next. */
export interface PlannedParties {
  readonly eventId: string;
  readonly count: number;
  /** They register within this many days, from this day on; days count from today. */
  readonly from: number;
  readonly days: number;
  readonly audience: Audience;
  readonly mix: Mix;
  readonly signings: readonly Signing[];
  /** Plans the payments of parties that register online and pay at once; without it, the course decides. */
  readonly online?: (year: Year, id: string, number: number) => void;
}

/** A party with everything that was drawn for it. */
export interface DrawnParty {
  readonly eventId: string;
  readonly number: number;
  readonly party: Party;
  readonly course: Course;
  readonly signing: Signing;
  readonly signedAfter: number;
  readonly isAddressKnown: boolean;
  /** How staff received it; missing for a party that came online. */
  readonly source?: NonNullable<Submission['byStaff']>['source'];
  readonly userId?: number;
  readonly online?: PlannedParties['online'] | undefined;
}

/** Parties that staff enter: some on paper have no email, and none of them pays with PayPal. */
function onPaper(party: Party, hasEmail: boolean): Party {
  const { firstName, lastName, phone } = party.contact;
  return {
    ...party,
    ...(party.paymentMethod === 'PayPal' && { paymentMethod: 'Check' }),
    ...(!hasEmail && { contact: { firstName, lastName, phone } }),
  };
}

function drawParty(random: Random, plan: Omit<PlannedParties, 'from' | 'days' | 'count'>, number: number): DrawnParty {
  const { eventId, online, mix, signings } = plan;
  const party = makeParty(random, number, plan.audience);
  const [isOnPaper, hasEmail] = [random.below(10) < 3, random.below(3) > 0];
  const source = random.pick(['paper', 'phone', 'paper', 'walkIn'] as const);
  return {
    eventId,
    number,
    party: isOnPaper ? onPaper(party, hasEmail) : party,
    course: drawCourse(random, mix),
    signing: random.pick(signings),
    signedAfter: 1 + random.below(20),
    isAddressKnown: random.below(8) > 0,
    ...(isOnPaper ? { source } : { online }),
  };
}

/** Registers a party through the same entry point as everyone else, and plans its next steps. */
export async function registerParty(year: Year, drawn: DrawnParty): Promise<void> {
  const { context, staff } = year;
  const { eventId, number, party, course, source, userId } = drawn;
  const event = await findEvent(context.db, eventId);
  const price = event && quote(event, party.rooms, party.members).quote;
  if (!price) throw new Error(`Party ${String(number)} of the demonstration has no price`);
  const register = createIntake(context, createRandom(number * 7919).below);
  const { record } = await register({
    request: {
      ...party,
      eventId,
      quotedTotalCents: price.totalCents,
      joinsWaitingList: true,
      ...(course.help && { priceHelp: { canPayCents: 10_000 } }),
    },
    idempotencyKey: `demo-${eventId}-${String(number).padStart(4, '0')}`,
    readerLanguage: party.language,
    isAddressConfirmed: drawn.isAddressKnown,
    ...(userId !== undefined && { userId }),
    ...(source && { byStaff: { userId: staff.R, source } }),
  });
  if (drawn.online) drawn.online(year, record.id, number);
  else planMoney(year, record.id, course, number);
  planSignatures(year, record.id, drawn.signing, drawn.signedAfter, number);
}

/** Plans one party for a moment. */
export function planParty(
  year: Year,
  plan: Omit<PlannedParties, 'from' | 'days' | 'count'>,
  moment: Date,
  seed: number,
): void {
  const drawn = drawParty(createRandom(seed), plan, seed * 1000);
  year.agenda.at(moment, () => registerParty(year, { ...drawn, online: plan.online }));
}

/** Plans all parties of an event. Everything is drawn here, so that later steps do not change any draw. */
export function planParties(year: Year, plan: PlannedParties, seed: number): void {
  const random = createRandom(seed);
  for (let count = 1; count <= plan.count; count += 1) {
    const drawn = drawParty(random, plan, seed * 1000 + count);
    // The day begins at seven in the morning in New York and ends at ten in the evening.
    const hour = (12 + random.below(15)) / 24;
    const minute = random.below(60) / 24 / 60;
    const date = new Date(year.end);
    date.setUTCHours(0, 0, 0, 0);
    const moment = daysAfter(date, plan.from + random.below(plan.days) + hour + minute);
    year.agenda.at(moment, () => registerParty(year, drawn));
  }
}
