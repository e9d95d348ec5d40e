import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { ask, desk, open } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/journey.ts';
import { newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

const text = words('en');
type Entries = components['schemas']['OwnEntries'];

/** Types as a person does, and counts every key that is no part of the answers. */
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

test('a family of four is typed without a mouse in few keys, with a check and papers, and the next form begins at once', async ({
  page,
}) => {
  await beOfType(page, 'R');
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
    // The others have the last name of the first.
    if (index === 0) await type('Quiroga');
    await press('Tab');
    await type(age);
    await press('Tab');
    await type(gender);
  }
  // Past the row's own button and the one that adds a person.
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
  // How long it takes depends on the machine; that the focus came by itself does not.
  const waited = Number(await page.evaluate(() => document.documentElement.dataset['waited']));
  test.info().annotations.push({ type: 'figures', description: `${String(count())} keys, ${waited.toFixed(0)} ms` });
  // Event, source, language and way of payment are those of the form before.
  await expect(page.getByLabel(text['entry.source'])).toHaveValue('paper');
  await expect(page.getByLabel(text['entry.method'])).toHaveValue('Check');

  const entry = page.getByRole('row').filter({ hasText: 'Berta Quiroga' });
  await expect(entry).toContainText('$150.00 of $400.00');
  const { items } = await ask<Entries>(page, 'GET', '/staff-registrations');
  const id = items[0]?.id ?? '';
  const signed = await ask<components['schemas']['SignedWaivers']>(page, 'GET', `/registrations/${id}/signed-waivers`);
  expect(signed.items.map(({ method }) => method)).toEqual(['paper', 'paper', 'paper', 'paper']);
  await expectAccessible(page);

  // A mistake is undone.
  await entry.getByRole('button', { name: /^Undo/ }).click();
  await expect(entry).toContainText(text['registration.state.cancelled']);
  await expect(entry.getByRole('link', { name: /Return/ })).toBeVisible();
  await expect(entry.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('a pasted list, mistakes and warnings: what is wrong is said beside the cell, what may be wrong stops nobody', async ({
  page,
  noise,
}) => {
  // Someone else than in the journey above, which runs meanwhile: what is typed is kept for each member of staff.
  await beOfType(page, 'A');
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
  // Who comes back after a refresh finds the form as it was.
  await expect(page.getByText('$200.00').first()).toBeVisible();
  await page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await page.reload();
  await expect(cell(page, text['field.age'], 'Sara Trueba')).toHaveValue('44');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // A lost network loses nothing, and the second try is the same form.
  await page.route('**/api/staff-registrations*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(page.getByRole('main').getByText(text['entry.notSaved'])).toBeVisible();
  await expect(cell(page, text['field.firstName'], 'Sara Trueba')).toHaveValue('Sara');
  // The browser itself notes the lost request.
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/api/staff-registrations*');
  await page.getByRole('button', { name: text['entry.saveNext'] }).click();
  await expect(firstCell(page)).toBeFocused();

  // The same people once more: a warning beside the row, and no hindrance.
  await firstCell(page).fill('Ivo');
  await cell(page, text['field.lastName'], 'Ivo').fill('Trueba');
  await cell(page, text['field.age'], 'Ivo Trueba').fill('45');
  await expect(cell(page, text['field.lastName'], 'Ivo Trueba')).toHaveAccessibleDescription(/^Already in /);
  await page.getByLabel(text['field.phone']).fill('+1 305 555 0178');
  await page.getByRole('button', { name: text['entry.saveOpen'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ivo Trueba');
});
