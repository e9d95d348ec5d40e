import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, desk, makeParty, open } from '../../steps/desk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../steps/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { film } from '../../steps/phone.ts';
import { words, type Language } from '../../steps/words.ts';

/*
 * A retreat that takes place now, on the site set some months later: the clock of this browser is off by weeks, like that of a
 * tablet that was never set.
 */
const port = Number(process.env.E2E_PORT ?? 3199);
const origin = `http://localhost:${String(port + 3)}`;

test.use({ baseURL: origin, viewport: { width: 390, height: 844 } });

const helper = (query: string) => `http://127.0.0.1:${String(port + 1)}${query}`;

/** Logs in a registrar used only by this journey, and creates an event that takes place now. Returns the event ID. */
async function atTheDoor(page: Page): Promise<string> {
  const eventId = `door-${randomUUID().slice(0, 8)}`;
  await fetch(helper(`/door-event?id=${eventId}`));
  const { token, user } = (await (await fetch(helper('/later?type=R&own=1'))).json()) as {
    token: string;
    user: Record<string, unknown>;
  };
  await page.context().addCookies([{ name: 'session', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.addInitScript((signedIn) => {
    localStorage.setItem('user', JSON.stringify(signedIn));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 900_000 }));
  }, user);
  await open(page, desk);
  return eventId;
}

function family(page: Page, eventId: string, language: Language) {
  const people = ['Ana', 'Luis', 'Eva'].map((firstName) => ({ firstName, lastName: 'Núñez', age: 40 }));
  const contact = { firstName: 'Ana', lastName: 'Núñez', email: `ana.${eventId}@example.org`, phone: '+12125550142' };
  return makeParty(page, { eventId, rooms: 0, members: people, contact, quotedTotalCents: 60_000, language });
}

/**
 * Expects every touch target at the door to be at least 44 px high; links back to other screens are plain text and may be
 * smaller.
 */
async function expectLargeTargets(page: Page): Promise<void> {
  const targets = page
    .getByRole('main')
    .locator('button:visible, a[href]:visible, label:visible:has(input), summary:visible');
  const small = await targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.closest('nav') === null && getComputedStyle(element).display !== 'inline')
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );
  expect(small).toEqual([]);
}

for (const language of ['en', 'es'] as const) {
  test(`a family is checked in on a phone, by keyboard, and another device sees it (${language})`, async ({
    page,
    context,
  }) => {
    const text = words(language);
    const eventId = await atTheDoor(page);
    const party = await family(page, eventId, language);
    await open(page, `${desk}/door/${eventId}?lng=${language}`);
    await expect(page.getByText(start(text['door.clock']))).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${desk}/door/${eventId}?party=${party.id}`);
    await hydrated(other);
    await expect(other.getByRole('checkbox', { name: 'Luis Núñez' })).not.toBeChecked();

    await page.getByLabel(text['door.find']).fill('nun an');
    await expect(page.getByRole('link', { name: /Núñez, Ana/ })).toContainText(
      { en: '0 of 3 people here', es: '0 de 3 personas aquí' }[language],
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tabTo(page, page.getByRole('link', { name: /Núñez, Ana/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Ana Núñez' })).toBeFocused();
    await expect(page.getByText(party.reference)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    const box = (name: string) => page.getByRole('checkbox', { name });
    await tabTo(page, box('Luis Núñez'));
    await page.keyboard.press('Space');
    await expect(box('Luis Núñez')).toBeChecked();
    await expect(page.getByText(said(text['door.said.arrived'], 'Luis Núñez'))).toBeAttached();

    // The other device updates by itself.
    await other.bringToFront();
    await expect(other.getByRole('checkbox', { name: 'Luis Núñez' })).toBeChecked({ timeout: 15_000 });
    await page.bringToFront();

    await page.getByRole('button', { name: /^(All 2 here|Llegaron los 2)$/ }).click();
    for (const name of ['Ana Núñez', 'Eva Núñez']) await expect(box(name)).toBeChecked();
    await page.getByRole('button', { name: /Eva Núñez/ }).click();
    await page.getByRole('menuitem', { name: text['door.do.departed'] }).click();
    const now = () => ask<{ state: string }>(page, 'GET', `/registrations/${party.id}`);
    await expect.poll(async () => (await now()).state).toBe('checkedIn');
    await page.getByRole('link', { name: text['door.pay'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Núñez' })).toBeVisible();
    await expect(page.getByText(text['party.change.arrived']).first()).toBeVisible();
    await other.close();
  });
}

test('without a connection presses show at once, wait, and are sent once it returns', async ({ page, noise }) => {
  const text = words('en');
  const eventId = await atTheDoor(page);
  const party = await family(page, eventId, 'en');
  await open(page, `${desk}/door/${eventId}?party=${party.id}`);
  await page.route('**/api/events/**', (route) => route.abort('internetdisconnected'));
  const luis = page.getByRole('checkbox', { name: 'Luis Núñez' });
  await luis.click();
  await expect(luis).toBeChecked();
  await expect(page.getByText(/1 record has not been sent yet/).first()).toBeVisible();
  await page.unroute('**/api/events/**');
  await page.getByRole('button', { name: text['form.tryAgain'] }).click();
  await expect(page.getByText(/not been sent yet/)).toHaveCount(0);
  const { state } = await ask<{ state: string }>(page, 'GET', `/registrations/${party.id}`);
  expect(state).toBe('checkedIn');
  // The browser itself logs requests without a connection.
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')));
});

test('a party canceled meanwhile is a question for staff; releasing its places takes a separate press', async ({
  page,
}) => {
  const text = words('en');
  const eventId = await atTheDoor(page);
  const gone = await family(page, eventId, 'en');
  const party = await family(page, eventId, 'en');
  await open(page, `${desk}/door/${eventId}?party=${gone.id}`);
  // The record is on its way while somebody else cancels the party.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/arrivals', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: 'Luis Núñez' }).click();
  await expect(page.getByRole('checkbox', { name: 'Luis Núñez' })).toBeChecked();
  await ask(page, 'POST', `/registrations/${gone.id}/cancellation`, { version: gone.version });
  release();
  await expect(page.getByText(text['door.reason.cancelled']).first()).toBeVisible();
  await expect(page.getByText(text['door.closed.cancelled'])).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text['door.question.dismiss'] }).click();
  await expect(page.getByRole('button', { name: text['door.question.dismiss'] })).toHaveCount(0);

  await open(page, `${desk}/door/${eventId}?party=${party.id}`);
  await page.getByRole('checkbox', { name: 'Ana Núñez' }).click();
  await page.getByRole('button', { name: /Eva Núñez/ }).click();
  await page.getByRole('menuitem', { name: text['door.do.notComing'] }).click();
  await page.getByRole('button', { name: 'Release the place' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['door.free.confirm'] }).click();
  await expect(dialog).toContainText(text['door.free.done']);
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(page.getByText(text['door.person.placeFreed'])).toBeVisible();
});

test('a code opens its party, and any other code is explained; only a press on this screen requests the camera', async ({
  page,
  noise,
}) => {
  const text = words('en');
  const eventId = await atTheDoor(page);
  const otherEvent = `door-${randomUUID().slice(0, 8)}`;
  await fetch(helper(`/door-event?id=${otherEvent}`));
  const party = await family(page, eventId, 'en');
  const gone = await family(page, eventId, 'en');
  const other = await family(page, otherEvent, 'en');
  const otherGone = await family(page, otherEvent, 'en');
  for (const { id, version } of [gone, otherGone]) {
    await ask(page, 'POST', `/registrations/${id}/cancellation`, { version });
  }
  const policy = async (path: string) => (await page.request.get(path)).headers()['permissions-policy'];
  expect(await policy(desk)).toContain('camera=()');
  expect(await policy(`${desk}/door/${eventId}`)).toContain('camera=(self)');

  // From another screen of the site the door is loaded as its own page, which may use the camera.
  await open(page, `${desk}/${party.id}`);
  await page.getByRole('link', { name: text['door.link'] }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Núñez' })).toBeVisible();
  await page.getByRole('link', { name: text['door.back'] }).click();
  const read = async (code: string) => {
    await film(page, code);
    await page.getByRole('button', { name: text['door.code'] }).click();
  };
  await read('refused');
  await expect(page.getByText(/not allowed to use the camera/).first()).toBeVisible();
  await expect(page.getByText(text['door.code.otherWay']).first()).toBeVisible();
  await expectAccessible(page);
  await read('https://example.org/menu');
  await expect(
    page.getByText('This is not a registration code. It says: https://example.org/menu').first(),
  ).toBeVisible();
  await read('CCC-CCC');
  await expect(page.getByText('No registration has the reference CCC-CCC.').first()).toBeVisible();
  await read(otherGone.reference);
  await expect(
    page.getByText(`${otherGone.reference} (Ana Núñez) is a canceled registration for another event`).first(),
  ).toBeVisible();
  const problem = { type: 'urn:problem:unavailable', title: '', status: 503, code: 'unavailable', requestId: 'r1' };
  await page.route('**/api/registrations?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await read(other.reference);
  await expect(page.getByText(start(text['door.code.refused'].split('}')[1] ?? '')).first()).toBeVisible();
  await expect(page.getByText(text['problem.unavailable']).first()).toBeVisible();
  await page.unroute('**/api/registrations?*');
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('503')));
  await read(other.reference);
  await expect(page.getByText(`${other.reference} (Ana Núñez) is registered for another event`).first()).toBeVisible();
  // The other event's check-in opens with its own parties, and so does this one again.
  await page.getByRole('link', { name: start(text['door.titleOf']) }).click();
  await expect(page).toHaveURL(new RegExp(`/door/${otherEvent}`));
  await expect(page.getByText(other.reference, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Núñez' })).toHaveCount(0);
  await read(gone.reference);
  await expect(page.getByText(text['door.closed.cancelled'])).toBeVisible();
  await page.getByRole('link', { name: text['door.back'] }).click();
  await read(party.reference);
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Núñez' })).toBeFocused();
  await expect(page.getByText(party.reference)).toBeVisible();
});

/** A text of the site up to its first placeholder. */
function start(message: string): string {
  return message.split('{')[0]?.trim() ?? '';
}

/** Matches the announcement, whatever its plural form. */
function said(message: string, name: string): RegExp {
  return new RegExp(`${name} ${message.includes('llegó') ? 'llegó' : 'arrived'}\\.`);
}
