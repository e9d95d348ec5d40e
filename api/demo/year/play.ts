import { maintainRegistrations } from '../../registrations/lifecycle/daily-maintenance.ts';
import { offerAddedPlaces } from '../../registrations/lifecycle/holds-and-offers.ts';
import { followAddresses } from '../../registrations/lifecycle/release-unconfirmed.ts';
import type { UserType } from '../../access/rules.ts';
import type { AppContext } from '../../context.ts';
import { paidByPayPal } from '../events.ts';
import { createAgenda, partsAt } from './agenda.ts';
import { planArrivals, planArrivalsToday } from './arrivals.ts';
import { mixOfComing, mixOfFull, mixOfPast, signings } from './parties/courses.ts';
import type { Signing } from './parties/courses.ts';
import type { Audience, Party } from './parties/families.ts';
import { onlinePayments, openPayment, payPalAt } from './online.ts';
import { planChanges } from './changes.ts';
import { planClosing } from './money.ts';
import { planParties, planParty, registerParty } from './parties/parties.ts';
import type { PlannedParties } from './parties/parties.ts';
import { planRequests } from './requests.ts';
import { planFormDesks } from './form-desks.ts';
import { planMailings } from '../mailings.ts';
import { planSessions } from './sessions.ts';
import { planStaff } from './staff.ts';
import { planWaitingList } from './parties/waiting.ts';
import { daysAfter } from './year.ts';
import type { Year } from './year.ts';

const promised = ['Zelle', 'Zelle', 'Check', 'Cash'] as const;
const everyone: Audience = { kinds: ['single', 'adults', 'family'], hasRooms: true, methods: promised };
const families: Audience = { kinds: ['family'], hasRooms: true, methods: promised };
const grownUps: Audience = { kinds: ['single', 'adults'], hasRooms: true, methods: promised };
const youth: Audience = { kinds: ['minors', 'minors', 'family', 'single'], hasRooms: false, methods: promised };
const payers: Audience = { kinds: ['single', 'adults', 'family'], hasRooms: false, methods: ['PayPal'] };

const signed: readonly Signing[] = ['typed', 'typed', 'drawn', 'paper', 'typed', 'firstOnly'];
const past = { mix: mixOfPast, signings: signed };
const coming = { mix: mixOfComing, signings };

/** The past events, and the one in progress. */
const attended = ['demo-healing-retreat', 'demo-youth-convention', 'demo-past-retreat', 'demo-silent-retreat'] as const;

function plansFor(origin: string): PlannedParties[] {
  return [
    { eventId: 'demo-healing-retreat', count: 30, from: -344, days: 80, audience: everyone, ...past },
    { eventId: 'demo-youth-convention', count: 34, from: -264, days: 90, audience: youth, ...past },
    { eventId: 'demo-past-retreat', count: 44, from: -149, days: 88, audience: everyone, ...past },
    { eventId: 'demo-silent-retreat', count: 16, from: -89, days: 78, audience: grownUps, ...past },
    { eventId: 'demo-retreat', count: 68, from: -44, days: 43, audience: everyone, ...coming },
    { eventId: 'demo-family-retreat', count: 26, from: -59, days: 44, audience: families, mix: mixOfFull, signings },
    {
      eventId: paidByPayPal.id,
      count: 24,
      from: -24,
      days: 23,
      audience: payers,
      ...coming,
      online: onlinePayments(origin),
    },
    { eventId: 'demo-prayer-days', count: 22, from: -39, days: 36, audience: everyone, ...coming },
    { eventId: 'demo-music-weekend', count: 8, from: -69, days: 55, audience: grownUps, ...coming },
  ];
}

/** Plans the automatic maintenance of each morning; for the distant past, every fifth morning gives the same result. */
function planMornings({ agenda, context, end }: Year): void {
  for (let days = 345; days > 0; days -= days > 65 ? 5 : 1) {
    agenda.at(daysAfter(end, -days), async () => {
      await offerAddedPlaces(context);
      await maintainRegistrations(context);
      await followAddresses(context);
    });
  }
}

/** The family of the user of type U, who sees her own registrations. */
function planOwnParties(year: Year): void {
  const [firstName, lastName] = ['Úrsula', 'Peña'];
  const party: Party = {
    rooms: 1,
    members: [
      { firstName, lastName, age: 41, gender: 'female' },
      { firstName: 'Mateo', lastName, age: 12, gender: 'male', responsible: 0 },
      { firstName: 'Sofía', lastName, age: 8, gender: 'female', responsible: 0 },
    ],
    contact: { firstName, lastName, email: 'u@example.org', phone: '+12025550199' },
    paymentMethod: 'Zelle',
    language: 'es',
  };
  const own = { party, signing: 'typed', isAddressKnown: true } as const;
  const rest = { payments: [{ after: 2, percent: 'rest' }] } as const;
  const part = { payments: [{ after: 1, percent: 30 }] } as const;
  for (const { days, ...drawn } of [
    { days: -100, eventId: 'demo-past-retreat', number: 1, course: rest, signedAfter: 20 },
    { days: -6, eventId: 'demo-retreat', number: 2, course: part, signedAfter: 30 },
  ])
    year.agenda.at(daysAfter(year.end, days), () => registerParty(year, { ...own, ...drawn, userId: year.staff.U }));
}

/** Someone is on PayPal's page right now: the places are held for half an hour. */
function planOpenPayment(year: Year): void {
  const plan = { eventId: paidByPayPal.id, audience: payers, mix: mixOfComing, signings: ['none'] } as const;
  planParty(year, { ...plan, online: openPayment }, daysAfter(year.end, -10 / 24 / 60), 97);
}

/**
 * Simulates the year before the demonstration: the product's own operations do everything, each at its time, so that states,
 * histories, reminders and the audit trail are realistic.
 * @param origin the address of the stand-in for PayPal
 */
export async function playYear(
  real: AppContext,
  staff: Readonly<Record<UserType, number>>,
  origin: string,
): Promise<void> {
  const end = real.clock();
  const agenda = createAgenda(end);
  const context = partsAt({ ...real, payPal: payPalAt(real, origin, agenda.now) }, agenda);
  const year: Year = { agenda, context, staff, end, enqueueNow: real.enqueue };
  for (const [position, plan] of plansFor(origin).entries()) planParties(year, plan, 11 + position);
  planOwnParties(year);
  planOpenPayment(year);
  planWaitingList(year, 'demo-family-retreat');
  for (const eventId of attended) await planArrivals(year, eventId);
  planArrivalsToday(year, 'demo-prayer-days');
  planClosing(year, 'demo-healing-retreat', daysAfter(end, -215));
  planChanges(year);
  planRequests(year, 500);
  planFormDesks(year);
  planStaff(year);
  planMailings(year);
  planSessions(year, origin);
  planMornings(year);
  await agenda.run();
}
