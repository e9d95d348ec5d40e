import type { Page } from '@playwright/test';
import type { components } from '../../api/platform/contract/schema.gen.ts';
import { ask, desk } from '../e2e/steps/desk.ts';
import { beOfType, expect, registeredFamily } from '../e2e/steps/journey.ts';
import { checkScreen, walk } from './check-screen.ts';

type User = components['schemas']['UserDetails'];

/** Checks the dialog that a button or a form has opened, and closes it. */
async function lookAtDialog(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkScreen(page, state);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

/** Sends every form of the page with its first field emptied: each reports what is missing, or asks for confirmation. */
async function refuseForms(page: Page, state: string): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
  });
  const submits = page.locator('main form:not([role=search] form) button[type=submit]:visible');
  for (const [index, submit] of (await submits.all()).entries()) {
    const field = submit.locator('xpath=ancestor::form').locator('input[type=text]:visible, textarea:visible').first();
    if (await field.count()) await field.fill('');
    await submit.click();
    const dialog = page.getByRole('alertdialog');
    const refusal = page.locator('main [aria-invalid=true]:visible').first();
    await expect(dialog.or(refusal).first()).toBeVisible();
    if (await dialog.isVisible()) await lookAtDialog(page, `${state}, form ${String(index + 1)} asks`);
  }
  await checkScreen(page, `${state}, refused`);
}

walk('a party’s page, its forms and dialogs', async ({ page, language, text, open }) => {
  await beOfType(page, 'A');
  const { id } = await registeredFamily(`forms.screens.${language}@example.org`, language);
  await open(`${desk}/${id}`);
  await refuseForms(page, 'a party');
  for (const name of [text['party.cancel'], text['party.link.replace']]) {
    await page.getByRole('button', { name, exact: true }).click();
    await lookAtDialog(page, `a party, ${name}`);
  }
  await open(`${desk}/${id}/details`);
  await page.getByRole('button', { name: text['details.look'] }).click();
  await expect(page.getByRole('heading', { name: text['details.party'] })).toBeVisible();
  await checkScreen(page, 'the details of a party');
  await open(`${desk}/${id}/change?part=contact`);
  await refuseForms(page, 'change a party’s contact');
});

walk('the user forms and dialogs', async ({ page, language, text, open }) => {
  await beOfType(page, 'A');
  await open('/listUser/new');
  await refuseForms(page, 'a new user');
  const { id } = await ask<User>(page, 'POST', '/users', {
    firstName: 'Elena',
    lastName: 'Ruiz',
    email: `users.screens.${language}@example.org`,
    language,
    userType: 'U',
  });
  await open(`/listUser/${id}`);
  await refuseForms(page, 'a user');
  for (const name of [text['user.actions.endSessions'], text['user.actions.deactivate']]) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) continue;
    await button.click();
    await lookAtDialog(page, `a user, ${name}`);
  }
});

walk('My Info refused', async ({ page, open }) => {
  await beOfType(page, 'A');
  await open('/signup');
  await refuseForms(page, 'My Info');
});
