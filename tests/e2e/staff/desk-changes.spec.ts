import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { ask, desk, disclose, makeParty, open, opened } from '../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { smallEvent } from '../steps/own-registration.ts';
import { addPerson, fillContact, newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

type Registration = components['schemas']['Registration'];

const text = words('en');

/** Registers adults of 40 for New York, by phone. */
function make(
  page: Page,
  names: readonly string[],
  email = `${names[0]?.toLowerCase() ?? ''}.ibarra@example.org`,
): Promise<Registration> {
  return makeParty(page, {
    eventId: newYork,
    rooms: 0,
    members: names.map((firstName) => ({ firstName, lastName: 'Ibarra', age: 40 })),
    contact: { firstName: names[0] ?? '', lastName: 'Ibarra', email, phone: '+12125550142' },
    quotedTotalCents: 10_000 * names.length,
    language: 'en',
  });
}

/** Everything that this browser stores. */
function storedHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), caches]);
  });
}

test.describe('people of a party', () => {
  test('are added, replaced and removed by staff, with the price before and after, even after a refresh in the middle', async ({
    page,
  }) => {
    await beOfType(page, 'R');
    await open(page, desk);
    const { id } = await make(page, ['Amparo', 'Basilio', 'Celia']);
    await open(page, `${desk}/${id}`);
    await page.getByRole('link', { name: text['confirmation.change.people'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['change.title.people']);
    await page.getByRole('button', { name: 'Remove Celia Ibarra' }).click();
    await page.getByRole('button', { name: 'Change Basilio Ibarra' }).click();
    await page.getByLabel(text['field.firstName'], { exact: true }).fill('Bernarda');
    await page.getByLabel(text['field.age'], { exact: true }).fill('23');
    await page.getByRole('button', { name: text['registration.people.save'] }).click();
    await expect(page.getByText(text['draft.server.saved'])).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Bernarda Ibarra', { exact: true })).toBeVisible();
    // Only the server stores what staff type about others.
    expect(await storedHere(page)).not.toContain('Ibarra');
    await addPerson(page, 'en', { firstName: 'Dolores', lastName: 'Ibarra', age: '61' });
    await addPerson(page, 'en', { firstName: 'Emilio', lastName: 'Ibarra', age: '66' });
    await expectAccessible(page);
    await page.getByRole('button', { name: text['form.continue'] }).click();
    for (const change of [
      'Basilio Ibarra becomes Bernarda Ibarra',
      'Dolores Ibarra is added',
      'Emilio Ibarra is added',
      'Celia Ibarra is no longer coming',
    ]) {
      await expect(page.getByRole('listitem').filter({ hasText: change })).toBeVisible();
    }
    const money = page.getByRole('term');
    await expect(
      money.filter({ hasText: text['change.review.before'] }).locator('xpath=following-sibling::dd[1]'),
    ).toHaveText('$300.00');
    await expect(
      money.filter({ hasText: text['change.review.after'] }).locator('xpath=following-sibling::dd[1]'),
    ).toHaveText('$400.00');
    await expectAccessible(page);
    await page.getByRole('button', { name: text['change.review.confirm'] }).click();
    await expect(page.getByRole('main').getByText('we have written to amparo.ibarra@example.org')).toBeVisible();
    await expect(opened(page).getByText('Emilio Ibarra', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Celia Ibarra', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: text['party.change.changed'] })).toContainText('Type R');
    expect((await receivedMail('amparo.ibarra@example.org', 'has been changed')).text).toContain('Emilio Ibarra');
  });

  test('that somebody else changed meanwhile are shown as they are, and stay unchanged', async ({ page, noise }) => {
    await beOfType(page, 'A');
    await open(page, desk);
    const { id, version, contact, members } = await make(page, ['Fausto', 'Gala']);
    await open(page, `${desk}/${id}/change?part=people`);
    await page.getByRole('button', { name: 'Remove Gala Ibarra' }).click();
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expect(page.getByRole('button', { name: text['change.review.confirm'] })).toBeEnabled();
    const others = members
      .slice(0, 1)
      .map(({ id: memberId, firstName, lastName }) => ({ id: memberId, firstName, lastName, age: 41 }));
    const gala = members
      .slice(1)
      .map(({ id: memberId, lastName }) => ({ id: memberId, firstName: 'Galatea', lastName, age: 40 }));
    await ask(page, 'PUT', `/registrations/${id}/party`, {
      version,
      contact,
      party: { rooms: 0, members: [...others, ...gala] },
      quotedTotalCents: 20_000,
    });
    await page.getByRole('button', { name: text['change.review.confirm'] }).click();
    await expect(page.getByRole('main').getByText(text['change.outdatedForParty'])).toBeVisible();
    await expect(page.getByText('Galatea Ibarra', { exact: true })).toBeVisible();
    expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('are not added when there are too few places, and the page says so before sending', async ({ page }) => {
    const eventId = await smallEvent();
    await beOfType(page, 'R');
    await open(page, desk);
    const person = { lastName: 'Ibarra', age: 40 };
    const contact = { firstName: 'Hilda', lastName: 'Ibarra', phone: '+12125550142' };
    const { id } = await makeParty(page, {
      eventId,
      rooms: 0,
      members: [
        { ...person, firstName: 'Hilda' },
        { ...person, firstName: 'Ines' },
      ],
      contact,
      quotedTotalCents: 40_000,
    });
    await open(page, `${desk}/${id}/change?part=people`);
    await addPerson(page, 'en', { firstName: 'Julio', lastName: 'Ibarra', age: '50' });
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expect(page.getByRole('main').getByText('none is free')).toBeVisible();
    await expect(page.getByRole('button', { name: text['change.review.confirm'] })).toBeDisabled();
    await expectAccessible(page);
  });
});

test('the contact is corrected by keyboard alone; the input survives a refresh and a lost network', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const { id } = await make(page, ['Karina']);
  await open(page, `${desk}/${id}`);
  await tabTo(page, page.getByRole('link', { name: text['confirmation.change.contact'] }));
  await page.keyboard.press('Enter');
  const email = page.getByLabel(text['field.email'], { exact: true });
  await expect(email).toHaveValue('karina.ibarra@example.org');
  await tabTo(page, email);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('karina.new@example.org');
  await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
  await page.reload();
  await expect(page.getByText(text['form.back'])).toBeVisible();
  await expect(email).toHaveValue('karina.new@example.org');
  expect(await storedHere(page)).not.toContain('karina.new');
  await expectAccessible(page);
  await page.route('**/api/registrations/*/party*', (route) => route.abort());
  await page.getByRole('button', { name: text['change.contact.save'], exact: true }).press('Enter');
  await expect(page.getByRole('main').getByText(text['problem.network'])).toBeVisible();
  await expect(email).toHaveValue('karina.new@example.org');
  await page.unroute('**/api/registrations/*/party*');
  await page.getByRole('button', { name: text['change.contact.save'], exact: true }).press('Enter');
  await expect(page.getByRole('main').getByText('we have written to karina.new@example.org')).toBeVisible();
  await receivedMail('karina.new@example.org', 'has been changed');
  // The sent draft does not come back.
  await page.getByRole('link', { name: text['confirmation.change.contact'] }).click();
  await expect(email).toHaveValue('karina.new@example.org');
  await expect(page.getByText(text['form.back'])).toHaveCount(0);
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('the desk warns about people already in another party without blocking, and the public form never does', async ({
  page,
}) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const first = await make(page, ['Leocadia', 'Matías'], 'leocadia@example.org');
  await open(page, `${desk}/new/${newYork}?source=phone&language=en`);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('LEOCADIA');
  await page.getByLabel(text['field.lastName'], { exact: true }).fill('Ibarra');
  await page.getByLabel(/^Email/).fill('leocadia@example.org');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('+12125550142');
  await page.getByLabel(text['field.age'], { exact: true }).fill('41');
  await page.getByRole('button', { name: text['form.continue'] }).click();
  const warning = page.getByRole('main').getByText(text['knownPeople.title']);
  await expect(warning).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: first.reference })).toContainText(
    'Leocadia Ibarra, 40 years old and the same email',
  );
  await addPerson(page, 'en', { firstName: 'Matias', lastName: 'Ibarra', age: '40' });
  await expect(page.getByRole('listitem').filter({ hasText: first.reference })).toContainText('Matías Ibarra');
  await expectAccessible(page);
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await page.getByRole('radio', { name: text['payment.method.Cash'] }).check();
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await page.getByRole('button', { name: text['desk.new'] }).click();
  await expect(opened(page).getByRole('heading').first()).toContainText('LEOCADIA Ibarra');

  // The same person is told nothing when logged in with a household, and nothing is requested from the server.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/retreat-registration?id=${newYork}&lng=en`);
  await hydrated(page);
  await fillContact(page, 'en', {
    firstName: 'Leocadia',
    lastName: 'Ibarra',
    age: '40',
    email: 'leocadia@example.org',
    phone: '+12125550142',
  });
  await addPerson(page, 'en', { firstName: 'Matías', lastName: 'Ibarra', age: '40' });
  await expect(page.getByText('$200.00').first()).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect(asked.filter((url) => url.includes('known-people'))).toEqual([]);
});

test('a record of a paper waiver and a signing link are restored after a refresh, and only the server stores them', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const { id } = await make(page, ['Nicanor', 'Olga']);
  await open(page, `${desk}/${id}`);
  await disclose(page, text['waiver.record.title']);
  await page.getByRole('group', { name: text['waiver.record.language'] }).getByLabel(text['language.es']).check();
  await page.getByLabel(text['waiver.record.relation.self']).check();
  await page.getByRole('group', { name: text['waiver.record.people'] }).getByLabel('Nicanor Ibarra').check();
  await page.getByLabel(text['waiver.record.name']).fill('Nicanor Ibarra-Paper');
  await disclose(page, text['waiver.staff.link']);
  await page.getByRole('group', { name: text['waiver.link.people'] }).getByLabel('Olga Ibarra').check();
  await page.getByLabel(text['waiver.link.email']).fill('olga.elsewhere@example.org');
  await expect(page.getByText(text['publicForm.draft.saved'])).toHaveCount(2);
  expect(await storedHere(page)).not.toMatch(/Ibarra|olga\.elsewhere/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(text['waiver.record.name'])).toHaveValue('Nicanor Ibarra-Paper');
  await expect(page.getByLabel(text['waiver.link.email'])).toHaveValue('olga.elsewhere@example.org');
  await page.route('**/api/registrations/*/waiver-links*', (route) => route.abort());
  await page.getByRole('button', { name: text['waiver.link.submit'] }).click();
  await expect(page.getByRole('main').getByText(text['problem.network'])).toBeVisible();
  await expect(page.getByLabel(text['waiver.link.email'])).toHaveValue('olga.elsewhere@example.org');
  await page.unroute('**/api/registrations/*/waiver-links*');
  await page.getByRole('button', { name: text['waiver.link.submit'] }).click();
  await expect(page.getByLabel(text['waiver.link.email'])).toHaveValue('');
  await receivedMail('olga.elsewhere@example.org');
  const day = page.getByRole('group', { name: text['waiver.record.date'] }).getByRole('textbox');
  for (const [index, part] of ['11', '30', '2026'].entries()) await day.nth(index).fill(part);
  await page.getByRole('button', { name: text['waiver.record.submit'] }).click();
  await expect(page.getByText('Signatures: 1 of 2')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});
