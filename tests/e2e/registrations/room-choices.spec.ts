import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { morePlaces, openOwn, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { addPerson, fillContact } from '../steps/register.ts';
import { words } from '../steps/words.ts';

type Schemas = components['schemas'];

const fill = (message: string, values: Record<string, string>): string =>
  message.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => values[name] ?? '');

async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

/** Registers two adults in two rooms without going through the form. */
async function registerInRooms(page: Page, eventId: string): Promise<Schemas['Confirmation']> {
  const answer = await page.request.post('/api/registrations', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      eventId,
      rooms: 2,
      members: ['Ana', 'Luis'].map((firstName) => ({ firstName, lastName: 'Reyes', age: 40 })),
      contact: { firstName: 'Ana', lastName: 'Reyes', email: `roomless.${eventId}@example.org`, phone: '+12125550142' },
      paymentMethod: 'Zelle',
      quotedTotalCents: 77_000,
    } satisfies Schemas['RegistrationRequest'],
  });
  return (await answer.json()) as Schemas['Confirmation'];
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`by keyboard, in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a family chooses who shares a room, asks for a roommate from elsewhere, and changes its mind', async ({
      page,
      noise,
    }) => {
      const email = `rooms.${language}@example.org`;
      const eventId = await smallEvent();
      await morePlaces(eventId, 6);
      await page.goto(`/retreat-registration?id=${eventId}&lng=${language}`);
      const contact = { firstName: 'Ana', lastName: 'Reyes', age: '40', email, phone: '+12125550101' };
      await fillContact(page, language, contact);
      await addPerson(page, language, { firstName: 'Luis', lastName: 'Reyes', age: '42' });
      await addPerson(page, language, { firstName: 'Leo', lastName: 'Reyes', age: '9' });

      const next = page.getByRole('button', { name: text['form.continue'] });
      const sharing = page.getByRole('group', { name: text['roomShare.title'] });
      const roomOf = (name: string) => sharing.getByLabel(fill(text['roomShare.of'], { name }), { exact: true });
      const inRoom = (room: string) =>
        page
          .getByRole('main')
          .locator('dt', { hasText: new RegExp(`^${fill(text['roomShare.room'], { room })}$`) })
          .locator('xpath=following-sibling::dd[1]');
      const stairs = page
        .getByRole('main')
        .locator('dt', { hasText: text['field.needsStepFree'] })
        .locator('xpath=following-sibling::dd[1]');
      const choose = async (name: string, key: 'ArrowUp' | 'ArrowDown') => {
        await tabTo(page, roomOf(name));
        await page.keyboard.press(key);
      };

      // With one room there is nothing to choose; with a second one there is a proposal.
      await expect(page.getByRole('button', { name: text['registration.people.add'], exact: true })).toBeFocused();
      await expect(sharing).toHaveCount(0);
      await page.getByLabel(text['field.rooms'], { exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(roomOf('Ana Reyes')).toHaveValue('1');
      await expect(roomOf('Luis Reyes')).toHaveValue('2');
      await expect(inRoom('1')).toHaveText('Ana Reyes, Leo Reyes');
      await expect(page.getByText('$980.00').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // A child alone in a room: the error is at the child's field, and the summary links to it.
      await choose('Leo Reyes', 'ArrowDown');
      await expect(inRoom('2')).toHaveText('Luis Reyes, Leo Reyes');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowUp');
      await expect(inRoom('1')).toHaveText('Ana Reyes, Luis Reyes');
      const why = fill(text['problem.chosenRoomWithoutAdult'], { room: '2' });
      await expect(page.getByRole('main').getByText(why)).toBeVisible();
      await press(page, next);
      const summary = page.getByRole('group', { name: text['form.errors'] });
      const missing = fill(text['roomShare.withoutAdult'], { room: '2', name: 'Leo Reyes' });
      await expect(summary.getByRole('link')).toHaveText([missing]);
      await expect(summary).toBeFocused();
      await expectAccessible(page);
      await press(page, summary.getByRole('link'));
      await expect(roomOf('Leo Reyes')).toBeFocused();
      await expect(roomOf('Leo Reyes')).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect(inRoom('2')).toHaveText('Luis Reyes, Leo Reyes');
      await expect(page.getByText('$980.00').first()).toBeVisible();

      // A roommate from another registration needs a first and a last name.
      const edit = page.getByRole('button', { name: fill(text['registration.people.edit'], { name: 'Ana Reyes' }) });
      await press(page, edit);
      await expect(page.getByLabel(text['field.firstName'], { exact: true })).toBeFocused();
      await press(page, page.locator('summary', { hasText: text['field.roommate.optional'] }));
      await tabTo(page, page.getByLabel(text['field.roommateFirstName']));
      await page.keyboard.type('María');
      await page.keyboard.press('Enter');
      await expect(summary.getByRole('link')).toHaveText([text['field.roommateLastName.missing']]);
      await expect(summary).toBeFocused();
      await tabTo(page, page.getByLabel(text['field.roommateLastName']));
      await page.keyboard.type('Ruiz');
      // She requests a room without stairs; the form does not ask why.
      await tabTo(page, page.getByRole('radio', { name: text['field.needsStepFree.no'] }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: text['field.needsStepFree.yes'] })).toBeChecked();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Enter');
      await expect(edit).toBeFocused();
      await press(page, next);
      await page.getByRole('radio', { name: text['payment.method.Zelle'] }).check();
      await next.click();

      // The review shows it, and links to where it is changed.
      const review = page.getByRole('heading', { name: text['registration.review.title'] });
      await expect(review).toBeFocused();
      await expect(inRoom('1')).toContainText('Ana Reyes');
      await expect(inRoom('2')).toContainText('Luis Reyes, Leo Reyes');
      await expect(page.getByText('María Ruiz')).toBeVisible();
      await expect(stairs).toContainText([
        text['field.needsStepFree.yes'],
        text['field.needsStepFree.no'],
        text['field.needsStepFree.no'],
      ]);
      await expectAccessible(page);
      const section = fill(text['roomShare.room'], { room: '2' });
      await press(page, page.getByRole('link', { name: fill(text['registration.review.change'], { section }) }));
      await expect(roomOf('Luis Reyes')).toBeFocused();
      await choose('Leo Reyes', 'ArrowUp');
      await press(page, next);
      await expect(review).toBeFocused();
      await expect(inRoom('1')).toContainText('Ana Reyes, Leo Reyes');
      await press(page, page.getByRole('button', { name: text['registration.review.confirm'] }));

      await expect(page).toHaveURL(/confirmation/);
      await expect(inRoom('1')).toHaveText('Ana Reyes, Leo Reyes');
      await expect(inRoom('2')).toHaveText('Luis Reyes');
      const needsStepFree = page.getByText(text['registration.person.needsStepFree']);
      await expect(needsStepFree).toHaveCount(1);
      await expect(page.getByText(fill(text['roomShare.with'], { name: 'María Ruiz' }))).toBeVisible();
      const mail = await receivedMail(email);
      expect(mail.text).toContain('Ana Reyes, Leo Reyes');
      expect(mail.text).toContain('María Ruiz');

      // The rooms are changed together with the other answers, at the same price, and the review of the change names the rooms.
      await page.getByRole('link', { name: text['confirmation.change.people'] }).click();
      await expect(roomOf('Leo Reyes')).toHaveValue('1');
      await roomOf('Leo Reyes').selectOption('2');
      await next.click();
      const changed = { room: '2', names: 'Luis Reyes, Leo Reyes' };
      await expect(page.getByText(fill(text['change.review.room'], changed))).toBeVisible();
      await expect(page.getByText(text['change.review.same'])).toBeVisible();
      await page.getByRole('button', { name: text['change.review.confirm'] }).click();
      await expect(inRoom('2')).toHaveText('Luis Reyes, Leo Reyes');
      await expect(page.getByText(fill(text['roomShare.with'], { name: 'María Ruiz' }))).toBeVisible();
      await expect(needsStepFree).toHaveCount(1);
      // The browser itself logs the refused price of the invalid choice.
      expect(noise.splice(0)).toEqual([expect.stringContaining('422')]);
    });
  });
}

for (const language of ['en', 'es'] as const) {
  test(`a party registered before rooms could be chosen sees that it has none, and chooses them (${language})`, async ({
    page,
  }) => {
    const text = words(language);
    const eventId = await smallEvent();
    const made = await registerInRooms(page, eventId);
    // The response as it is for a party of that time.
    await page.route('**/api/registrations/*/confirmation*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { registration: Schemas['Registration'] };
      for (const member of answer.registration.members) delete member.room;
      await route.fulfill({ response, json: answer });
    });
    await openOwn(page, made, language);
    const names = fill(text['roomShare.notChosen'], { names: 'Ana Reyes, Luis Reyes' });
    await expect(page.getByRole('main').getByText(names)).toBeVisible();
    await expect(page.getByText('$770.00').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: text['roomShare.choose'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['change.title.people']);
    await expect(page.getByRole('group', { name: text['roomShare.title'] })).toBeVisible();
  });
}
