import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { ask, desk, open, opened } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/journey.ts';
import { morePlaces, smallConvention, smallEvent } from '../steps/own-registration.ts';
import { newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

const text = words('en');
type Entries = components['schemas']['OwnEntries'];

/** Types like a person, and counts every key that is not part of the answers. */
function typist(page: Page) {
  let others = 0;
  return {
    count: () => others,
    type: (data: string) => page.keyboard.type(data),
    press: async (...keys: string[]) => {
      for (const key of keys) {
        others += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
  };
}

const cell = (page: Page, column: string, row: string) =>
  page.getByRole('textbox', { name: `${column} ${row}`, exact: true });
const firstCell = (page: Page) => cell(page, text['field.firstName'], 'Person 1');

async function openEntry(page: Page): Promise<void> {
  await open(page, `${desk}/new?event=${newYork}`);
  await expect(firstCell(page)).toBeVisible();
}

test('a family of four is entered without a mouse in few keys, with a check and papers, and the next form starts at once', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'R', true);
  await openEntry(page);
  await expectAccessible(page);
  await firstCell(page).focus();
  const { type, press, count } = typist(page);
  const people = [
    ['Berta', '41', 'f'],
    ['Olaf', '44', 'm'],
    ['Nora', '19', 'f'],
    ['Timo', '22', 'm'],
  ] as const;
  for (const [index, [firstName, age, gender]] of people.entries()) {
    if (index > 0) await press('Enter');
    await type(firstName);
    await press('Tab');
    // The others get the last name of the first person.
    if (index === 0) await type('Quiroga');
    await press('Tab');
    await type(age);
    await press('Tab');
    await type(gender);
  }
  // Tabs past the row's own button and the one that adds a person.
  await press('Tab', 'Tab', 'Tab');
  await expect(page.getByLabel(text['field.phone'])).toBeFocused();
  await type('305 555 0177');
  await press('Tab');
  await type('berta.quiroga@example.org');
  await press('Tab', 'Tab');
  await expect(page.getByLabel(text['entry.method'])).toBeFocused();
  await type('Check');
  await press('Tab');
  await type('150');
  await press('Tab');
  await type('1207');
  await press('Tab', 'Space');
  await expect(page.getByText('$400.00').first()).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Enter') return;
        const pressed = performance.now();
        const watch = () => {
          const field = document.activeElement;
          const isNext = field instanceof HTMLInputElement && field.id.endsWith('firstName') && field.value === '';
          if (isNext) document.documentElement.dataset['waited'] = String(performance.now() - pressed);
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      },
      { once: true, capture: true },
    );
  });
  await press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^[A-Z0-9]{3}-[A-Z0-9]{3}$/ })).toBeVisible();
  await expect(firstCell(page)).toBeFocused();
  await expect(firstCell(page)).toHaveValue('');
  expect(count()).toBeLessThanOrEqual(45);
  // The time depends on the machine; the automatic focus does not.
  const waited = Number(await page.evaluate(() => document.documentElement.dataset['waited']));
  test.info().annotations.push({ type: 'figures', description: `${String(count())} keys, ${waited.toFixed(0)} ms` });
  // Event, source, language and payment method are those of the previous form.
  await expect(page.getByLabel(text['entry.source'])).toHaveValue('paper');
  await expect(page.getByLabel(text['entry.method'])).toHaveValue('Check');

  const entry = page.getByRole('row').filter({ hasText: 'Berta Quiroga' });
  await expect(entry).toContainText('$150.00 of $400.00');
  const { items } = await ask<Entries>(page, 'GET', '/staff-registrations');
  const id = items[0]?.id ?? '';
  const signed = await ask<components['schemas']['SignedWaivers']>(page, 'GET', `/registrations/${id}/signed-waivers`);
  expect(signed.items.map(({ method }) => method)).toEqual(['paper', 'paper', 'paper', 'paper']);
  await expectAccessible(page);

  // A mistake is undone; the reason is shown if that fails.
  await page.route('**/cancellation', (route) => route.abort());
  await entry.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('main').getByText(text['problem.network'])).toBeVisible();
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/cancellation');
  await entry.getByRole('button', { name: /^Undo/ }).click();
  await expect(entry).toContainText(text['registration.state.cancelled']);
  await expect(entry.getByRole('link', { name: /Refund/ })).toBeVisible();
  await expect(entry.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('a pasted list, mistakes and warnings: errors are shown beside their cell, and warnings block nothing', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'A', true);
  await openEntry(page);
  await firstCell(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Name\tAge\tGender\nIvo Trueba\t45\tM\n"Trueba, Sara"\t\tF\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell(page, text['field.lastName'], 'Ivo Trueba')).toHaveValue('Trueba');
  await expect(cell(page, text['field.firstName'], 'Sara Trueba')).toHaveValue('Sara');
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(page.getByRole('group', { name: text['form.errors'] })).toBeFocused();
  await expect(cell(page, text['field.age'], 'Sara Trueba')).toHaveAccessibleDescription(text['field.age.missing']);
  await expectAccessible(page);
  await cell(page, text['field.age'], 'Sara Trueba').fill('44');
  await page.getByLabel(text['field.phone']).fill('+1 305 555 0178');
  // After a refresh, the form is unchanged.
  await expect(page.getByText('$200.00').first()).toBeVisible();
  await page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await page.reload();
  await expect(cell(page, text['field.age'], 'Sara Trueba')).toHaveValue('44');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // A lost network loses nothing, and the second try sends the same form.
  await page.route('**/api/staff-registrations*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(page.getByRole('main').getByText(text['entry.notSaved'])).toBeVisible();
  await expect(cell(page, text['field.firstName'], 'Sara Trueba')).toHaveValue('Sara');
  // The browser itself logs the lost request.
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/api/staff-registrations*');
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(firstCell(page)).toBeFocused();

  // The same people again: a warning beside the row that does not block saving.
  await firstCell(page).fill('Ivo');
  await cell(page, text['field.lastName'], 'Ivo').fill('Trueba');
  await cell(page, text['field.age'], 'Ivo Trueba').fill('45');
  await expect(cell(page, text['field.lastName'], 'Ivo Trueba')).toHaveAccessibleDescription(/^Already in /);
  await page.getByLabel(text['field.phone']).fill('+1 305 555 0178');
  await page.getByRole('button', { name: text['entry.saveOpen'] }).click();
  await expect(opened(page).getByRole('heading').first()).toContainText('Ivo Trueba');
});

test('at a retreat rooms are proposed, a young guardian is questioned, and Ctrl+Enter saves from the list', async ({
  page,
}) => {
  const eventId = await smallEvent();
  await morePlaces(eventId, 10);
  await beOfType(page, 'A', true);
  await open(page, `${desk}/new?event=${eventId}`);
  await firstCell(page).focus();
  const { type, press } = typist(page);
  await type('Alba');
  await press('Tab');
  await type('Cordero');
  await press('Tab');
  await type('24');
  await press('Tab', 'Tab');
  await expect(page.getByRole('combobox', { name: `${text['entry.lodging']} Alba Cordero` })).toBeFocused();
  await press('Tab');
  await type(text['entry.needsStepFree.yes']);
  await expect(page.getByRole('combobox', { name: `${text['entry.needsStepFree']} Alba Cordero` })).toHaveValue('yes');
  await press('Enter');
  await type('Iker');
  await press('Tab', 'Tab');
  await type('16');
  // It is only a question: no answer is required.
  await expect(cell(page, text['field.age'], 'Iker Cordero')).toHaveAccessibleDescription(
    /^16 years old, and Alba Cordero, the responsible adult, is 24/,
  );
  await expectAccessible(page);
  await page.getByLabel(text['field.phone']).fill('305 555 0179');
  await page.getByRole('combobox', { name: text['field.rooms'] }).selectOption('1');
  await cell(page, text['field.age'], 'Iker Cordero').focus();
  await press('Control+Enter');
  await expect(firstCell(page)).toBeFocused();
  await expect(firstCell(page)).toHaveValue('');
  const { items } = await ask<Entries>(page, 'GET', '/staff-registrations');
  const party = await ask<components['schemas']['Registration']>(page, 'GET', `/registrations/${items[0]?.id ?? ''}`);
  expect(party.rooms).toBe(1);
  expect(party.members.map(({ firstName, lodging }) => `${firstName} ${lodging}`)).toEqual(['Alba room', 'Iker room']);
  expect(party.members.map(({ needsStepFree }) => needsStepFree)).toEqual([true, undefined]);
  expect(party.members[1]?.responsibleId).toBe(party.members[0]?.id);
});

/** Types a person into the row that has the focus. */
async function typePerson({ type, press }: ReturnType<typeof typist>, person: readonly string[]): Promise<void> {
  for (const [index, answer] of person.entries()) {
    if (index > 0) await press('Tab');
    await type(answer);
  }
}

/** The party that this member of staff entered last. */
async function lastEntry(page: Page) {
  const { items } = await ask<Entries>(page, 'GET', '/staff-registrations');
  return ask<components['schemas']['Registration']>(page, 'GET', `/registrations/${items[0]?.id ?? ''}`);
}

test('the adult responsible for children is shown without any key press; another adult is chosen for one of them', async ({
  page,
}) => {
  const eventId = await smallConvention();
  await beOfType(page, 'R', true);
  await open(page, `${desk}/new?event=${eventId}`);
  await firstCell(page).focus();
  const keys = typist(page);
  await typePerson(keys, ['Marta', 'Oliva', '41', 'f']);
  for (const person of [
    ['Jorge', '', '44', 'm'],
    ['Inés', '', '9', 'f'],
    ['Tomás', '', '7', 'm'],
  ]) {
    await keys.press('Enter');
    await typePerson(keys, person);
  }
  const said = (adult: string, minors: string) =>
    page.getByText(text['responsible.only'].replace('{adult}', adult).replace('{minors}', minors));
  await expect(said('Marta Oliva', 'Inés Oliva and Tomás Oliva')).toBeVisible();
  await expectAccessible(page);
  await keys.press('Tab', 'Tab', 'Tab');
  await keys.type('305 555 0180');
  expect(keys.count()).toBeLessThanOrEqual(45);

  await page.locator('summary', { hasText: text['entry.responsible.change'] }).click();
  const choice = page.getByLabel(text['responsible.forMinor'].replace('{name}', 'Tomás Oliva'));
  await expect(choice.getByRole('option', { selected: true })).toHaveText('Marta Oliva');
  await choice.selectOption('Jorge Oliva');
  await expect(said('Jorge Oliva', 'Tomás Oliva')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('$440.00').first()).toBeVisible();
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(firstCell(page)).toBeFocused();
  const { members } = await lastEntry(page);
  const [marta, jorge] = members;
  expect(members.slice(2).map(({ responsibleId }) => responsibleId)).toEqual([marta?.id, jorge?.id]);
});

/** Fills in the first row at once: a half-typed age would have its own price, or none. */
async function fillMinor(page: Page, firstName: string, age: string): Promise<void> {
  await firstCell(page).fill(firstName);
  await cell(page, text['field.lastName'], firstName).fill('Vidal');
  await cell(page, text['field.age'], `${firstName} Vidal`).fill(age);
}

test('minors who come alone to a convention name the adult on their paper form, or staff say why there is none', async ({
  page,
}) => {
  const eventId = await smallConvention();
  await beOfType(page, 'R', true);
  await open(page, `${desk}/new?event=${eventId}`);
  await firstCell(page).focus();
  await fillMinor(page, 'Leo', '12');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('305 555 0181');
  const adult = page.getByRole('group', { name: text['responsible.title'] });
  await expect(adult).toBeVisible();
  await expect(page.getByText('$20.00').first()).toBeVisible();
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  const summary = page.getByRole('group', { name: text['form.errors'] });
  await expect(summary.getByRole('link')).toContainText([
    text['responsible.named.name.missing'],
    text['responsible.named.phone.missing'],
    text['responsible.named.relation.missing'],
    text['responsible.named.consents.missing'],
  ]);
  await expectAccessible(page);
  await adult.getByLabel(text['responsible.named.name']).fill('Rosa Vidal');
  await adult.getByLabel(text['responsible.named.phone']).fill('305 555 0182');
  await adult.getByRole('radio', { name: text['responsible.relation.parent'] }).check();
  await adult.getByRole('checkbox').check();
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(firstCell(page)).toBeFocused();
  await expect
    .poll(async () => (await lastEntry(page)).responsibleAdult)
    .toEqual({
      name: 'Rosa Vidal',
      phone: '+13055550182',
      relation: 'parent',
    });

  await fillMinor(page, 'Nil', '11');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('305 555 0183');
  await page.getByLabel(text['responsible.reason']).fill('Comes with his parish.');
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(firstCell(page)).toBeFocused();
  await expect.poll(async () => (await lastEntry(page)).members[0]?.firstName).toBe('Nil');
});

/** A mistake while a form is typed: an extra letter, or a skipped answer that the form then requires. */
type Mistake = 'none' | 'typo' | 'noPhone' | 'noAge';

const forms: readonly { people: readonly string[]; mistake: Mistake }[] = [
  { people: ['Aitor'], mistake: 'none' },
  { people: ['Bruna', 'Ciro', 'Dora', 'Elio'], mistake: 'typo' },
  { people: ['Fabio', 'Gema'], mistake: 'noPhone' },
  { people: ['Hugo', 'Irma', 'Jairo'], mistake: 'noAge' },
  { people: ['Kira', 'Lino', 'Mara', 'Nilo'], mistake: 'none' },
  { people: ['Olga', 'Pablo'], mistake: 'typo' },
  { people: ['Quim'], mistake: 'noAge' },
  { people: ['Rita', 'Saul', 'Tomas', 'Ursula'], mistake: 'noPhone' },
  { people: ['Vera', 'Waldo'], mistake: 'none' },
  { people: ['Xenia', 'Yago', 'Zoe', 'Abel'], mistake: 'noAge' },
];

/**
 * Types one form from its first cell to the next form's first cell. @returns the number of keys that were not part of the answers
 */
async function typeForm(page: Page, { people, mistake }: (typeof forms)[number], number: number): Promise<number> {
  const { type, press, count } = typist(page);
  const lastName = `Valdes${String.fromCharCode(97 + number)}`;
  for (const [index, firstName] of people.entries()) {
    const isFirst = index === 0;
    if (!isFirst) await press('Enter');
    await type(firstName);
    if (isFirst && mistake === 'typo') await press('e', 'Backspace');
    await press('Tab');
    if (isFirst) await type(lastName);
    await press('Tab');
    if (!(isFirst && mistake === 'noAge')) await type(String(30 + index));
    await press('Tab');
    await type(index % 2 === 0 ? 'f' : 'm');
  }
  // Tabs past the button that adds a person; if there are several rows, each has its own button too.
  await press('Tab', 'Tab');
  if (people.length > 1) await press('Tab');
  await expect(page.getByLabel(text['field.phone'])).toBeFocused();
  if (mistake !== 'noPhone') await type(`305 555 02${String(10 + number)}`);
  await press('Tab');
  await type(`${lastName.toLowerCase()}@example.org`);
  await press('Enter');
  if (mistake === 'noPhone' || mistake === 'noAge') {
    await expect(page.getByRole('group', { name: text['form.errors'] })).toBeFocused();
    await press('Tab', 'Enter');
    const field =
      mistake === 'noPhone'
        ? page.getByLabel(text['field.phone'])
        : cell(page, text['field.age'], `${people[0] ?? ''} ${lastName}`);
    await expect(field).toBeFocused();
    await type(mistake === 'noPhone' ? `305 555 02${String(10 + number)}` : '30');
    // In the list of people, Enter alone moves to the next person.
    await press(mistake === 'noPhone' ? 'Enter' : 'Control+Enter');
  }
  await expect(firstCell(page)).toBeFocused();
  await expect(firstCell(page)).toHaveValue('');
  await expect(page.getByRole('row').filter({ hasText: `${people[0] ?? ''} ${lastName}` })).toBeVisible();
  return count();
}

test('ten paper forms are entered one after another, with typical mistakes, and few keys for each one', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await beOfType(page, 'R', true);
  await openEntry(page);
  await firstCell(page).focus();
  const counts: number[] = [];
  for (const [number, form] of forms.entries()) counts.push(await typeForm(page, form, number));
  test.info().annotations.push({ type: 'figures', description: `keys besides the data: ${counts.join(', ')}` });
  expect(Math.max(...counts)).toBeLessThanOrEqual(45);
  const { items } = await ask<Entries>(page, 'GET', '/staff-registrations');
  expect(items.slice(0, forms.length).map(({ partySize }) => partySize)).toEqual(
    forms.map(({ people }) => people.length).reverse(),
  );
});
