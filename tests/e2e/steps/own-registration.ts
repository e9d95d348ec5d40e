import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { helperAddress } from './journey.ts';
import { newYork } from './register.ts';
import type { Language } from './words.ts';

type Schemas = components['schemas'];

/** A retreat with two places, made for one journey; adults who come for the daytime only pay 200 dollars. */
export async function smallEvent(): Promise<string> {
  const id = `small-${randomUUID().slice(0, 8)}`;
  await fetch(helperAddress(`/small-event?id=${id}`));
  return id;
}

/** A convention with four places and sessions for the young, made for one journey; adults pay 200 dollars, children 20. */
export async function smallConvention(): Promise<string> {
  const id = `small-${randomUUID().slice(0, 8)}`;
  await fetch(helperAddress(`/small-event?id=${id}&places=4&sessions=1`));
  return id;
}

/** A convention for 200 dollars of which 30 percent are due first and the rest by May 12, 2028; `isLater`: paid by PayPal at the later site. */
export async function depositEvent(isLater = false): Promise<string> {
  const id = `deposit-${randomUUID().slice(0, 8)}`;
  await fetch(helperAddress(`/deposit-event?id=${id}${isLater ? '&later=1' : ''}`));
  return id;
}

/** Gives a retreat of one journey more places, as its owner would. */
export async function morePlaces(id: string, places: number): Promise<void> {
  await fetch(helperAddress(`/small-event?id=${id}&places=${String(places)}`));
}

/** Moves a retreat of one journey two months into the past. */
export async function endEvent(id: string): Promise<void> {
  await fetch(helperAddress(`/small-event?id=${id}&over=1`));
}

/** Registers adults without the way through the form: for New York 100 dollars each, else 200. */
export async function register(
  page: Page,
  names: readonly string[],
  email: string,
  eventId = newYork,
  paymentMethod: Schemas['PaymentMethod'] = 'Zelle',
): Promise<Schemas['Confirmation']> {
  const answer = await page.request.post('/api/registrations', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      eventId,
      rooms: 0,
      members: names.map((firstName) => ({ firstName, lastName: 'Morales', age: 40 })),
      contact: { firstName: names[0] ?? '', lastName: 'Morales', email, phone: '+12125550142' },
      paymentMethod,
      quotedTotalCents: names.length * (eventId === newYork ? 10_000 : 20_000),
    } satisfies Schemas['RegistrationRequest'],
  });
  return (await answer.json()) as Schemas['Confirmation'];
}

/** Cancels behind the page's back, as another device would. */
export async function cancelElsewhere(
  page: Page,
  { registration: { id, version }, key }: Schemas['Confirmation'],
): Promise<void> {
  await page.request.post(`/api/registrations/${id}/cancellation`, {
    headers: { Authorization: `Bearer ${key}` },
    data: { version },
  });
}

/** Opens one's own registration by the link of the mail. */
export async function openOwn(
  page: Page,
  { registration: { id, event }, key }: Schemas['Confirmation'],
  language: Language,
): Promise<void> {
  await page.goto(`/retreat-registration/${event.id}/confirmation?registration=${id}&lng=${language}#${key}`);
}
