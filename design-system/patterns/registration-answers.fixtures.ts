import type { Schemas } from './api.fixtures.ts';

/** Dollars of a place at the convention, in cents. */
const adultCents = 10_000;
const childCents = 2500;

/** What the API would answer for people of these ages. */
export function quoteOf({ members }: Schemas['QuoteRequest']): Schemas['Quote'] {
  const children = members.filter(({ age }) => age < 13).length;
  const adults = members.length - children;
  const lines: Schemas['QuoteLine'][] = [
    { band: 'adult', quantity: adults, unitCents: adultCents, totalCents: adults * adultCents },
    { band: 'child', quantity: children, unitCents: childCents, totalCents: children * childCents },
  ];
  return {
    currency: 'USD',
    lines: lines.filter(({ quantity }) => quantity > 0),
    totalCents: adults * adultCents + children * childCents,
  };
}

/** What the API would answer to a registration that it takes. */
export function confirmationOf({
  eventId,
  rooms,
  members,
  contact,
  paymentMethod,
  quotedTotalCents,
}: Schemas['RegistrationRequest']): Schemas['Confirmation'] {
  const reference = 'NY-7F3K2';
  return {
    key: 'k3y-of-this-registration',
    registration: {
      id: '0b7c8a0e-52a7-4f0e-8f1d-2f6f2f0b9c11',
      reference,
      version: 1,
      state: 'pendingPayment',
      source: 'online',
      isOverdue: false,
      event: {
        id: eventId,
        name: 'Convention in New York',
        type: 'Convention',
        start_date: '12-JUN-2026',
        end_date: '14-JUN-2026',
        timings: 'Friday 6 pm to Sunday 3 pm',
        location: 'New York',
        timeZone: 'America/New_York',
      },
      rooms,
      contact,
      isAddressConfirmed: true,
      members: members.map(({ firstName, lastName, age }, index) => ({
        id: `0b7c8a0e-52a7-4f0e-8f1d-2f6f2f0b9d${String(index).padStart(2, '0')}`,
        firstName,
        lastName,
        age,
        band: age < 13 ? 'child' : 'adult',
        lodging: 'none',
      })),
      quote: quoteOf({ eventId, rooms, members }),
      payment: {
        method: paymentMethod,
        amountCents: quotedTotalCents,
        currency: 'USD',
        reference,
        status: 'unpaid',
        paidCents: 0,
        awaitsHelp: false,
      },
      language: 'en',
      createdAt: '2026-03-01T15:04:05Z',
      lastChangeDay: '05-JUN-2026',
      canChange: true,
      canCancel: true,
    },
  };
}

/** How the API refuses. */
export const refusal = (
  status: number,
  code: Schemas['ProblemCode'],
  errors: Schemas['FieldError'][] = [],
): Schemas['Problem'] => ({
  type: `/problems/${code}`,
  title: 'Refused',
  status,
  code,
  requestId: '01JNA5T0W8',
  errors,
});
