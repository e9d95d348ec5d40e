import { expect, type Page } from '@playwright/test';
import { words, type Language } from './words.ts';

export const newYork = 'new-york-convention-2027';

interface Person {
  firstName: string;
  lastName: string;
  age: string;
}

/** Fills in the first step, with the contact as an attendee. */
export async function fillContact(
  page: Page,
  language: Language,
  contact: Person & { email: string; phone: string },
): Promise<void> {
  const text = words(language);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill(contact.firstName);
  await page.getByLabel(text['field.lastName'], { exact: true }).fill(contact.lastName);
  await page.getByLabel(text['field.email'], { exact: true }).fill(contact.email);
  await page.getByLabel(text['field.phone'], { exact: true }).fill(contact.phone);
  await page.getByLabel(text['field.yourAge'], { exact: true }).fill(contact.age);
  await page.getByRole('button', { name: text['form.continue'] }).click();
}

/** Adds one person in the second step. */
export async function addPerson(page: Page, language: Language, person: Person): Promise<void> {
  const text = words(language);
  await page.getByRole('button', { name: text['registration.people.add'], exact: true }).click();
  await page.getByLabel(text['field.firstName'], { exact: true }).fill(person.firstName);
  await page.getByLabel(text['field.lastName'], { exact: true }).fill(person.lastName);
  await page.getByLabel(text['field.age'], { exact: true }).fill(person.age);
  await page.getByRole('button', { name: text['registration.people.save'] }).click();
}

/** Goes from an empty form to the review step, for a family of two adults and two young adults. */
export async function fillFamily(page: Page, language: Language, email: string): Promise<void> {
  const text = words(language);
  await fillContact(page, language, {
    firstName: 'Elena',
    lastName: 'Morales',
    age: '48',
    email,
    phone: '+1 (212) 555-0142',
  });
  await addPerson(page, language, { firstName: 'Tomás', lastName: 'Morales', age: '51' });
  await addPerson(page, language, { firstName: 'Lucía', lastName: 'Morales', age: '22' });
  await addPerson(page, language, { firstName: 'Mateo', lastName: 'Morales', age: '19' });
  await expect(page.getByText('$400.00').first()).toBeVisible();
  await page.getByRole('button', { name: text['form.continue'] }).click();
  // The event has only one payment method: there is nothing to choose.
  await expect(page.getByRole('heading', { name: text['registration.payment.onlyTitle'] })).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByRole('heading', { name: text['registration.review.title'] })).toBeVisible();
}
