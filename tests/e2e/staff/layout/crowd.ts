import type { Page } from '@playwright/test';
import { makeParty } from '../../steps/desk.ts';
import { morePlaces, smallEvent } from '../../steps/own-registration.ts';

/** Creates an event with twenty-two families, Zabala a to Zabala v. Returns the event ID. */
export async function makeCrowd(page: Page): Promise<string> {
  const eventId = await smallEvent();
  await morePlaces(eventId, 30);
  for (let number = 0; number < 22; number += 1) {
    const person = { firstName: 'Fermín', lastName: `Zabala ${String.fromCharCode(97 + number)}` };
    await makeParty(page, {
      eventId,
      rooms: 0,
      members: [{ ...person, age: 40 }],
      contact: { ...person, email: `fermin${String(number)}@example.org`, phone: '+12125550142' },
      quotedTotalCents: 20_000,
      language: 'en',
    });
  }
  return eventId;
}
