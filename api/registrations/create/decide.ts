import { randomUUID } from 'node:crypto';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { canEverFit, fitsNow, registrationWindow, takesParties } from '../../events/rules.ts';
import type { StoredEvent } from '../../events/port.ts';
import { paymentMethodsOnline, promisedMethods } from '../../payments/rules.ts';
import { quote, quoteProblem } from '../../pricing/port.ts';
import { roomsOf } from '../../rooms/rules.ts';
import { toMember } from '../member.ts';
import type { RegistrationRecord } from '../record.ts';
import { namedAdult, requireResponsibility, responsibleIds } from '../details/responsible-adults.ts';
import { activeMembers, isActive } from '../../people/rules.ts';
import { stateWithPlaces } from '../rules.ts';

type RegistrationRequest = components['schemas']['RegistrationRequest'];

/** The decision about a registration before it is stored. */
export type Decision = Pick<RegistrationRecord, 'state' | 'members' | 'responsibleAdult' | 'quote'>;

function firstState({ paymentMethod, priceHelp }: RegistrationRequest, totalCents: number): Decision['state'] {
  return stateWithPlaces(totalCents, paymentMethod, { isAwaitingHelp: priceHelp !== undefined });
}

/** The circumstances of a registration. */
export interface Intake {
  /** Whether staff register it on the party's behalf. */
  readonly isByStaff: boolean;
  /** Whether staff gave a reason why minors may come without an adult. */
  readonly isExcused?: boolean;
  /** Whether the event can be paid by PayPal now. */
  readonly takesPayPal: boolean;
}

/**
 * Decides whether an event accepts this registration now, and at which price.
 * @param event its state while the transaction locks its places
 * @throws ProblemError with the first reason for a refusal; a party that may join the waiting list is not refused for lack of
 * places.
 */
export function decide(
  event: StoredEvent,
  request: RegistrationRequest,
  now: Date,
  { isByStaff, isExcused = false, takesPayPal }: Intake,
): Decision {
  const { rooms, paymentMethod, quotedTotalCents } = request;
  const window = registrationWindow(event, event, now);
  if (!takesParties(window, isByStaff)) {
    const { state, opensAt, closesAt } = window;
    throw new ProblemError('registration-not-open', { params: { state, opensAt, closesAt } });
  }
  const result = quote(event, rooms, request.members);
  if (result.refusal) throw quoteProblem(result.refusal);
  requireResponsibility(event, request, isExcused);
  if (!(isByStaff ? promisedMethods : paymentMethodsOnline(event, takesPayPal)).includes(paymentMethod)) {
    throw new ProblemError('payment-method-not-offered', { params: { paymentMethod } });
  }
  const { totalCents } = result.quote;
  if (totalCents !== quotedTotalCents) {
    throw new ProblemError('quote-changed', { params: { quotedTotalCents, totalCents } });
  }
  const members = activeMembers(request.members);
  const state = fitsNow(window, members.length) ? firstState(request, totalCents) : 'waitlisted';
  if (state === 'waitlisted' && (request.joinsWaitingList !== true || !canEverFit(event, members.length))) {
    throw new ProblemError('event-full', { params: { placesLeft: window.placesLeft ?? 0, waiting: window.waiting } });
  }
  const ids = request.members.map((member) => (isActive(member) ? randomUUID() : undefined));
  const responsible = responsibleIds(request.members, ids);
  const placed = roomsOf(event, rooms, request.members);
  return {
    state,
    quote: result.quote,
    members: request.members.flatMap((member, position) => {
      const id = ids[position];
      return id === undefined
        ? []
        : [
            toMember(event, rooms, member, {
              id,
              room: placed[position],
              responsibleId: responsible[position],
            }),
          ];
    }),
    responsibleAdult: namedAdult(request),
  };
}
