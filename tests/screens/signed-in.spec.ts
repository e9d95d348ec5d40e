import { desk } from '../e2e/steps/desk.ts';
import { beOfType, registeredFamily } from '../e2e/steps/journey.ts';
import { newYork } from '../e2e/steps/register.ts';
import { checkScreen, walk } from './check-screen.ts';

walk('the staff lists and party pages', async ({ page, language, open }) => {
  await beOfType(page, 'A');
  const { id } = await registeredFamily(`desk.screens.${language}@example.org`, language);
  for (const path of [
    '/manage',
    desk,
    `${desk}?payment=overdue`,
    `${desk}?address=unconfirmed`,
    `${desk}?search=nobody-of-that-name`,
    '/listRegistration',
    `${desk}/waiting/${newYork}`,
    `${desk}/signatures`,
    `${desk}/unmatched-payments`,
    `${desk}/new`,
    `${desk}/new/${newYork}`,
    `${desk}/${id}/change`,
    `${desk}/${id}`,
    '/listUser',
    '/listUser/new',
    '/auditTrail',
    '/systemStatus',
    '/signup',
  ]) {
    await open(path);
    await checkScreen(page, path.replace(id, '{id}'));
  }
});
