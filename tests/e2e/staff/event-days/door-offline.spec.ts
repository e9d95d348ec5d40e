import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, desk, makeParty, open } from '../../steps/desk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../steps/journey.ts';
import { ready } from '../../steps/offline.ts';
import { createPhone, film, storedOn } from '../../steps/phone.ts';
import { words } from '../../steps/words.ts';

/*
 * Check-in on a phone that loses its network. As in door.spec.ts, the retreat takes place now, on the site set some months later.
 * The test's own browser is the second device.
 */
const port = Number(process.env.E2E_PORT ?? 3199);
const origin = `http://localhost:${String(port + 3)}`;

test.use({ baseURL: origin });

interface User {
  id: number;
}

const helper = async <Answer>(query: string): Promise<Answer> =>
  (await fetch(`http://127.0.0.1:${String(port + 1)}${query}`)).json() as Promise<Answer>;

const logInNew = () => helper<{ token: string; user: User }>('/later?type=R&own=1');

/** Logs a user in on a page of the site. */
async function beUser(page: Page, { token, user }: { token: string; user: User }): Promise<void> {
  await page.context().addCookies([{ name: 'session', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.evaluate((signedIn) => {
    localStorage.setItem('user', JSON.stringify(signedIn));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 900_000 }));
  }, user);
}

const text = words('en');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name} Núñez` });
const prepare = (page: Page) => page.getByRole('button', { name: text['door.device.prepare'] });
const remove = (page: Page) => page.getByRole('button', { name: text['door.device.remove'] });
const stored = (page: Page, database: string) =>
  storedOn(page).then((all) => all.split('\n').filter((line) => line.startsWith(`${database} `)));

test('a family is checked in without a network; the browser is closed, the login expires, another device records the same people', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const eventId = `door-${randomUUID().slice(0, 8)}`;
  await helper(`/door-event?id=${eventId}`);
  await page.goto('/prayers');
  await beUser(page, await logInNew());
  await open(page, desk);
  const people = ['Ana', 'Luis', 'Eva'].map((firstName) => ({ firstName, lastName: 'Núñez', age: 40 }));
  const contact = { firstName: 'Ana', lastName: 'Núñez', email: `ana.${eventId}@example.org`, phone: '+12125550142' };
  const made = { eventId, rooms: 0, members: people, contact, quotedTotalCents: 60_000, language: 'en' } as const;
  const party = await makeParty(page, made);
  const door = `${desk}/door/${eventId}`;
  /** The personal data among everything stored on this device. */
  const personalOn = async (where: Page) => {
    const all = await storedOn(where);
    return ['Núñez', party.reference, contact.email, contact.phone].filter((one) => all.includes(one));
  };

  const phone = await createPhone(origin);
  try {
    let held = await phone.start(false);
    await held.goto('/prayers');
    const helperAtDoor = await logInNew();
    await beUser(held, helperAtDoor);
    await open(held, door);
    await ready(held);
    expect(await stored(held, 'check-in')).toEqual([]);
    await expectAccessible(held);
    await prepare(held).click();
    await expect(remove(held)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(held);
    await expectNoSidewaysScroll(held);
    // The stored entry exists, and reveals nothing about anyone.
    const [entry] = await stored(held, 'check-in');
    expect(entry).toContain('key, extractable: false');
    expect(await personalOn(held)).toEqual([]);
    // The thread that reads codes works without a network too.
    expect(await storedOn(held)).toMatch(/\/assets\/frame\.worker-/);

    await phone.context().setOffline(true);
    await held.goto(`${door}?party=${party.id}`);
    await hydrated(held);
    await expect(held.getByText(/Showing data from/).first()).toBeVisible();
    await box(held, 'Luis').click();
    await expect(box(held, 'Luis')).toBeChecked();
    await expect(held.getByText(/1 record has not been sent yet/).first()).toBeVisible();
    await expect.poll(async () => (await stored(held, 'check-in-records')).length).toBe(1);
    await phone.close();

    // The second device records Eva as arrived, and Luis a little later.
    const other = await page.context().newPage();
    await open(other, `${door}?party=${party.id}`);
    await box(other, 'Eva').click();
    await box(other, 'Luis').click();
    const partyNow = () => ask<{ state: string }>(page, 'GET', `/registrations/${party.id}`);
    await expect.poll(async () => (await partyNow()).state).toBe('checkedIn');
    await expect(other.getByText(/not been sent yet/)).toHaveCount(0);
    await other.close();

    held = await phone.start(true);
    await held.goto(door);
    await hydrated(held);
    await film(held, party.reference);
    await held.getByRole('button', { name: text['door.code'] }).click();
    await expect(box(held, 'Luis')).toBeChecked();
    await expect(box(held, 'Eva')).not.toBeChecked();
    await box(held, 'Ana').click();
    await held.getByRole('button', { name: /Eva Núñez/ }).click();
    await held.getByRole('menuitem', { name: text['door.do.notComing'] }).click();
    await expect(held.getByText(/3 records have not been sent yet/).first()).toBeVisible();
    await expect.poll(async () => (await stored(held, 'check-in-records')).length).toBe(3);

    // The login has expired meanwhile: the phone shows nothing anymore, and its records wait.
    await phone.context().clearCookies();
    await phone.context().setOffline(false);
    await expect(held).toHaveURL(/\/login\?/, { timeout: 30_000 });
    await expect(held.getByRole('main')).not.toContainText('Núñez');
    await expect.poll(() => stored(held, 'check-in')).toEqual([]);
    expect(await stored(held, 'check-in-records')).toHaveLength(3);
    expect(await personalOn(held)).toEqual([]);

    // Somebody else logs in on the phone: none of the records are shown or sent.
    await beUser(held, await logInNew());
    await open(held, `${door}?party=${party.id}`);
    await expect(box(held, 'Ana')).not.toBeChecked();
    await held.getByRole('link', { name: text['door.back'] }).click();
    await expect(prepare(held)).toBeVisible();
    await expect(held.getByText(/not been sent yet/)).toHaveCount(0);
    expect(await stored(held, 'check-in-records')).toHaveLength(3);
    await open(held, '/logout');

    // The same person logs in again.
    const { token } = await helper<{ token: string }>(`/later-again?id=${String(helperAtDoor.user.id)}`);
    await held.goto('/prayers');
    await beUser(held, { ...helperAtDoor, token });
    await open(held, `${door}?party=${party.id}`);
    await expect.poll(() => stored(held, 'check-in-records')).toEqual([]);
    for (const name of ['Ana', 'Luis', 'Eva']) await expect(box(held, name)).toBeChecked();
    await expect(held.getByText(text['door.reason.arrivedMeanwhile']).first()).toBeVisible();
    await held.getByRole('button', { name: text['door.question.dismiss'] }).click();
    await expect(held.getByRole('button', { name: text['door.question.dismiss'] })).toHaveCount(0);
    const { items } = await ask<{ items: { kind: string; details: { people?: number } }[] }>(
      held,
      'GET',
      `/registrations/${party.id}/history`,
    );
    const countOf = (kind: string) =>
      items.filter((item) => item.kind === kind).reduce((sum, { details }) => sum + (details.people ?? 0), 0);
    expect({ arrived: countOf('arrived'), notComing: countOf('notComing') }).toEqual({ arrived: 3, notComing: 0 });
    expect(items.filter(({ kind }) => kind === 'arrivalDismissed')).toHaveLength(1);

    // The device is still prepared for this person, until it is removed.
    await held.getByRole('link', { name: text['door.back'] }).click();
    await expect.poll(() => stored(held, 'check-in')).toHaveLength(1);
    await remove(held).click();
    await expect(prepare(held)).toBeVisible();
    expect(await stored(held, 'check-in')).toEqual([]);
    expect(await storedOn(held)).not.toContain(`door/${eventId}`);
    expect(await personalOn(held)).toEqual([]);
    await phone.context().setOffline(true);
    await held.goto(door);
    await expect(held).toHaveURL(/\/offline\?/);
  } finally {
    await phone.discard();
  }
});

test('logging out deletes what a prepared device stores, and its key', async ({ page }) => {
  const eventId = `door-${randomUUID().slice(0, 8)}`;
  await helper(`/door-event?id=${eventId}`);
  const phone = await createPhone(origin);
  try {
    const held = await phone.start(false);
    await held.goto('/prayers');
    const first = await logInNew();
    await beUser(held, first);
    await open(held, `${desk}/door/${eventId}`);
    await ready(held);
    await prepare(held).click();
    await expect(remove(held)).toBeVisible({ timeout: 30_000 });
    await held.goto('/logout');
    await expect(held).toHaveURL(`${origin}/`);
    await expect.poll(() => stored(held, 'check-in')).toEqual([]);
    await expect.poll(() => storedOn(held)).not.toContain(`door/${eventId}`);

    const { token } = await helper<{ token: string }>(`/later-again?id=${String(first.user.id)}`);
    await beUser(held, { ...first, token });
    await open(held, `${desk}/door/${eventId}`);
    await expect(prepare(held)).toBeVisible();
  } finally {
    await phone.discard();
  }
  await page.close();
});
