import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { helperAddress } from './journey.ts';
import { newYork } from './register.ts';
import type { Language } from './words.ts';

type Schemas = components['schemas'];

/** Creates a retreat with two places for one journey; adults who come for the daytime only pay 200 dollars. Returns its ID. */
export async function smallEvent(): Promise<string> {
  const id = `small-${randomUUID().slice(0, 8)}`;
  await fetch(helperAddress(`/small-event?id=${id}`));
  return id;
}

/**
 * Creates a convention with four places and youth sessions for one journey; adults pay 200 dollars, children 20. Returns its ID.
 */
export async function smallConvention(): Promise<string> {
  const id = `small-${randomUUID().slice(0, 8)}`;
  await fetch(helperAddress(`/small-event?id=${id}&places=4&sessions=1`));
  return id;
}

/**
 * Creates a convention for 200 dollars, with a deposit of 30 percent and the balance due by May 12, 2028; with `isLater`, paid by
 * PayPal on the later site. Returns its ID.
 */
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

/** Registers adults without going through the form: for New York at 100 dollars each, otherwise 200. */
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

/** Opens a party's own registration through the link in its email. */
export async function openOwn(
  page: Page,
  { registration: { id, event }, key }: Schemas['Confirmation'],
  language: Language,
): Promise<void> {
  await page.goto(`/retreat-registration/${event.id}/confirmation?registration=${id}&lng=${language}#${key}`);
}
