import { auditLook } from '../../audit/audit.ts';
import { writeMessage } from '../../registrations/desk/messages.ts';
import { confirmAddressByPhone } from '../../registrations/lifecycle/confirm-address.ts';
import { replaceLink } from '../../registrations/link/replace.ts';
import { changeUser, createInvitedUser } from '../../user-desk/manage.ts';
import { atWork, daysAfter } from './year.ts';
import type { Year } from './year.ts';

interface Colleague {
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: string;
  readonly language: 'en' | 'es';
  readonly since: number;
  /** They no longer help. */
  readonly until?: number;
  /** Another user type that they get later. */
  readonly becomes?: string;
}

const colleagues: readonly Colleague[] = [
  { firstName: 'Marta', lastName: 'Solís', userType: 'R', language: 'es', since: -330, becomes: 'R,S' },
  { firstName: 'James', lastName: 'Okafor', userType: 'R', language: 'en', since: -310 },
  { firstName: 'Agnes', lastName: 'Tran', userType: 'P', language: 'en', since: -300 },
  { firstName: 'Ignacio', lastName: 'Beltrán', userType: 'P,S', language: 'es', since: -220, until: -40 },
  { firstName: 'Helen', lastName: 'Murphy', userType: 'C', language: 'en', since: -180 },
  { firstName: 'Rodrigo', lastName: 'Ávila', userType: 'A', language: 'es', since: -90 },
];
const members: readonly Colleague[] = [
  { firstName: 'Beatriz', lastName: 'Cano', userType: 'U', language: 'es', since: -200 },
  { firstName: 'Leo', lastName: 'Fitzgerald', userType: 'U', language: 'en', since: -120 },
  { firstName: 'Amara', lastName: 'Nwosu', userType: 'U', language: 'en', since: -60 },
  { firstName: 'Esteban', lastName: 'Lozano', userType: 'G', language: 'es', since: -20 },
];

function planUser(year: Year, person: Colleague, editor: number): void {
  const { agenda, context, end } = year;
  const { firstName, lastName, userType, language, since, until, becomes } = person;
  const on = (days: number) => atWork(year, daysAfter(end, days));
  agenda.at(on(since), async () => {
    const email = `${firstName}.${lastName}@example.org`
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z.@]/g, '');
    const id = await createInvitedUser(context, editor, { firstName, lastName, email, userType, language });
    if (becomes !== undefined)
      agenda.at(on(since + 45), () => changeUser(context, editor, id, { version: 1, userType: becomes }));
    if (until !== undefined)
      agenda.at(on(until), () => changeUser(context, editor, id, { version: 1, isActive: false }));
  });
}

const messages = [
  {
    subject: 'Room on the ground floor',
    text: 'We have set a room on the ground floor aside for you, close to the chapel.',
  },
  {
    subject: 'Su pregunta sobre la llegada',
    text: 'Puede llegar hasta las diez de la noche; alguien le abrirá la puerta.',
  },
  { subject: 'Your parish’s bus', text: 'The bus leaves at four on Friday afternoon, in front of the church.' },
];

/** Staff work on individual parties: they view them, write to them, confirm an address, replace a link. */
async function workAtDesk(year: Year, number: number): Promise<void> {
  const { context, staff } = year;
  const userId = number % 3 === 0 ? staff.A : staff.R;
  const found = await context.db
    .selectFrom('registrations')
    .select(['id', 'version', 'contact_email', 'address_unconfirmed_since'])
    .where('state', 'in', ['confirmed', 'pendingPayment'])
    .orderBy('created_at', 'desc')
    .offset(number % 4)
    .limit(1)
    .executeTakeFirst();
  if (!found) return;
  const { id, version, contact_email: email, address_unconfirmed_since: unconfirmed } = found;
  await auditLook(context.db, {
    at: context.clock(),
    actorUserId: userId,
    action: 'registration-viewed',
    subject: `registration:${id}`,
  });
  if (unconfirmed !== null && number % 2 === 0) await confirmAddressByPhone(context, id, { version }, userId);
  if (email === null) return;
  const message = messages[number % (messages.length * 3)];
  if (message)
    await writeMessage(
      { ...context, enqueue: year.enqueueNow },
      id,
      message,
      `demo-message-${String(number)}-${id}`,
      userId,
    );
  if (number % 13 === 0)
    await replaceLink(context, id, { idempotencyKey: `demo-link-${String(number)}-${id}`, userId });
}

/** Plans which users are added and deactivated, and the staff's daily work. */
export function planStaff(year: Year): void {
  for (const person of colleagues) planUser(year, person, year.staff.A);
  for (const person of members) planUser(year, person, year.staff.D);
  for (let days = 40; days > 0; days -= 1)
    year.agenda.at(atWork(year, daysAfter(year.end, -days - 0.2)), () => workAtDesk(year, days));
}
