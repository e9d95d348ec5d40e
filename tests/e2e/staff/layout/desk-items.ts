import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { furtherScreens, guardedScreens, type UserType } from '../../../../api/access/rules.ts';
import { ask, open } from '../../steps/desk.ts';
import { beOfType, expect } from '../../steps/journey.ts';

type Items = { readonly items: readonly { readonly id: string | number }[] };

/** The first Saturday that the public form offers. */
export async function nextSaturday(page: Page): Promise<string> {
  const { today } = await ask<{ today: string }>(page, 'GET', '/form-stamp');
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** Sends a form without the hidden fields of its page, and so it is held for review. */
export async function sendAsProgram(page: Page, path: string, form: object): Promise<void> {
  const response = await fetch(new URL(`/api${path}`, page.url()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ form, check: {} }),
  });
  expect(response.status).toBe(201);
}

/** Makes one item for each staff list of forms, bulk emails, users and online sessions. Returns their screens. */
export async function makeDeskItems(page: Page): Promise<{ path: string; userTypes: readonly [UserType] }[]> {
  await beOfType(page, 'A');
  await open(page, '/contact');
  const person = { firstName: 'Gala', lastName: 'Zamudio', email: `gala.${randomUUID().slice(0, 8)}@example.org` };
  const date = await nextSaturday(page);
  await ask(page, 'POST', '/contact-messages', { form: { ...person, message: 'Is there a train?' }, language: 'en' });
  await ask(page, 'POST', '/prayer-requests', { form: { ...person, prayerRequest: 'For rain' }, language: 'en' });
  await ask(page, 'POST', '/sabbath-requests', { form: { ...person, date }, language: 'en' });
  await sendAsProgram(page, '/sabbath-requests', { ...person, date });
  await ask(page, 'POST', '/mailings');
  await ask(page, 'POST', '/online-sessions', {
    content: {
      ...{ texts: { en: { title: 'Vigil' }, es: { title: 'Vigilia' } }, kind: 'open', spoken: 'both' },
      ...{ date, time: '10:00', minutes: 60, timeZone: 'UTC' },
    },
    repetition: { repeats: 'once' },
  });
  const first = async (list: string, path: string, userType: UserType = 'A') => {
    await beOfType(page, userType);
    const { items } = await ask<Items>(page, 'GET', list);
    const [item] = items;
    if (!item) throw new Error(`Nothing in ${list}`);
    return { path: `${path}/${String(item.id)}`, userTypes: [userType] as const };
  };
  return [
    await first('/users', guardedScreens.listUsers.path),
    await first('/prayer-requests', guardedScreens.listPrayerRequests.path, 'D'),
    await first('/sabbath-requests', guardedScreens.listSabbathRequests.path),
    await first('/contact-messages', furtherScreens.contactMessages.path),
    await first('/held-forms', furtherScreens.heldForms.path),
    await first('/online-sessions', furtherScreens.onlineSessions.path),
    await first('/mailings', guardedScreens.sendEmail.path),
  ];
}
