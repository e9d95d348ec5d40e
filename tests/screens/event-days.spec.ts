import { desk } from '../e2e/steps/desk.ts';
import { beOfType, expect } from '../e2e/steps/journey.ts';
import { morePlaces, register, smallConvention, smallEvent } from '../e2e/steps/own-registration.ts';
import { addPerson, fillContact, newYork } from '../e2e/steps/register.ts';
import { checkScreen, walk } from './check-screen.ts';

walk('events as staff prepare them: list, editor, rooms, packet, door', async ({ page, language, open }) => {
  await beOfType(page, 'A');
  const eventId = await smallEvent();
  await morePlaces(eventId, 10);
  await register(page, ['Elena', 'Pablo'], `days.${language}@example.org`, eventId);
  for (const path of [
    `${desk}/events`,
    `${desk}/events/${eventId}`,
    `${desk}/rooms/-`,
    `${desk}/rooms/${eventId}`,
    `${desk}/pack/${eventId}`,
    `${desk}/door/${eventId}`,
    '/onlineSessions',
    '/onlineSessions/new',
  ]) {
    await open(path);
    await checkScreen(page, path.replace(eventId, '{event}'));
  }
});

walk('a retreat with rooms, and a convention for minors alone', async ({ page, language, text, open }) => {
  const go = page.getByRole('main').getByRole('button', { name: text['form.continue'] });
  const retreat = await smallEvent();
  await morePlaces(retreat, 10);
  await open(`/retreat-registration?id=${retreat}`);
  const contact = { firstName: 'Ana', lastName: 'Reyes', age: '40', email: `rooms.${language}@example.org` };
  await fillContact(page, language, { ...contact, phone: '+12125550101' });
  await addPerson(page, language, { firstName: 'Luis', lastName: 'Reyes', age: '42' });
  await addPerson(page, language, { firstName: 'Eva', lastName: 'Reyes', age: '16' });
  await page.getByLabel(text['field.rooms'], { exact: true }).selectOption('2');
  await checkScreen(page, 'people in two rooms, with a minor');
  const convention = await smallConvention();
  await open(`/retreat-registration?id=${convention}`);
  await page.getByLabel(text['registration.contact.isComing']).uncheck();
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Rosa');
  await page.getByLabel(text['field.lastName'], { exact: true }).fill('Vega');
  await page.getByLabel(text['field.email'], { exact: true }).fill(`alone.screens.${language}@example.org`);
  await page.getByLabel(text['field.phone'], { exact: true }).fill('+12125550142');
  await go.click();
  await page.getByRole('button', { name: text['registration.people.addFirst'], exact: true }).click();
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Leo');
  await page.getByLabel(text['field.age'], { exact: true }).fill('9');
  await page.getByRole('button', { name: text['registration.people.save'] }).click();
  await expect(page.getByRole('group', { name: text['responsible.title'] })).toBeVisible();
  await go.click();
  await expect(page).toHaveTitle(/^Error: /);
  await checkScreen(page, 'minors alone, refused');
});

walk(
  'pages behind links: a receipt, news, a Saturday that was proposed, a session to join',
  async ({ page, language, open }) => {
    const { registration, key } = await register(page, ['Elena'], `receipt.${language}@example.org`);
    const none = '00000000-0000-4000-8000-000000000000';
    for (const path of [
      `/retreat-registration/${newYork}/receipt?registration=${registration.id}#${key}`,
      '/newsEmails',
      `/saturdayReply#${none}`,
      `/join/${none}`,
    ]) {
      await open(path);
      await checkScreen(page, path.replace(registration.id, '{id}').replace(key, '{key}'));
    }
  },
);
