import type { Page } from '@playwright/test';
import { ask, disclose } from '../e2e/steps/desk.ts';
import { beOfType, expect } from '../e2e/steps/journey.ts';
import { checkScreen, walk } from './check-screen.ts';

/** The first Saturday that the public form offers. */
async function nextSaturday(page: Page): Promise<string> {
  const { today } = await ask<{ today: string }>(page, 'GET', '/form-stamp');
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** Opens the first row of the current list, and the item beside the list. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}/);
  await page.waitForLoadState('networkidle');
}

walk('the prayer desk', async ({ page, language, text, open }) => {
  await beOfType(page, 'D');
  await open('/listPrayerRequest');
  const form = { firstName: 'Amalia', lastName: 'Faro', prayerRequest: `For a harbor in ${language}` };
  await ask(page, 'POST', '/prayer-requests', { form, language });
  await open(`/listPrayerRequest?search=harbor+${language}`);
  await checkScreen(page, 'prayer requests');
  await openFirst(page);
  await checkScreen(page, 'a prayer request');
  await open('/listPrayerRequest?search=nobody-of-that-name');
  await checkScreen(page, 'no prayer requests');
  await open('/listPrayerRequestSummary');
  await checkScreen(page, 'blessings');
  // The cards cover the page from the start.
  await page.goto(`/listPrayerRequestSummaryTile?lng=${language}`);
  const cards = page.getByRole('dialog', { name: text['blessings.cards'] });
  await expect(cards).toBeVisible();
  await checkScreen(page, 'a card to pray with');
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
  await checkScreen(page, 'the page of the cards');
});

walk('the prayer team table', async ({ page, open }) => {
  await beOfType(page, 'P');
  await open('/listPrayerRequestTable');
  await checkScreen(page, 'the table of prayer requests');
  await open('/manage');
  await checkScreen(page, 'the start page of those who pray');
});

walk('the Saturday desk', async ({ page, language, text, open }) => {
  await beOfType(page, 'S');
  await open('/listSabbathReq');
  const lastName = `Marea${language}`;
  const date = await nextSaturday(page);
  const form = { firstName: 'Ana', lastName, email: `${language}.tide@example.org`, date };
  await ask(page, 'POST', '/sabbath-requests', { form, language });
  await open(`/listSabbathReq?search=${lastName}`);
  await checkScreen(page, 'Saturday requests');
  await openFirst(page);
  await checkScreen(page, 'a Saturday request');
  await page.getByRole('button', { name: text['sabbathDesk.decide.accept'], exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkScreen(page, 'accept a Saturday request?');
  await page.keyboard.press('Escape');
  await open('/listSabbathReq/calendar');
  await checkScreen(page, 'the Saturdays');
  const change = page.getByRole('button', {
    name: new RegExp(`^${text['saturdays.changeDay'].replace('{day}', '').trim()} `),
  });
  await change.first().click();
  await page.getByRole('dialog').getByLabel(text['saturdays.places']).fill('many');
  await page.getByRole('dialog').getByRole('button', { name: text['saturdays.save'] }).click();
  await checkScreen(page, 'change a Saturday, refused');
});

walk('the message desk and forms held for review', async ({ page, language, text, open }) => {
  await beOfType(page, 'A');
  await open('/listContactMessages');
  const lastName = `Carta${language}`;
  const form = { firstName: 'Ana', lastName, email: `${language}.letter@example.org`, message: '¿Hay tren?' };
  await ask(page, 'POST', '/contact-messages', { form, language });
  await open(`/listContactMessages?search=${lastName}`);
  await checkScreen(page, 'messages');
  await openFirst(page);
  await disclose(page, text['formDesk.answer']);
  await checkScreen(page, 'a message');
  await open('/heldForms');
  await checkScreen(page, 'what is held for review');
});

walk('bulk emails', async ({ page, text, open }) => {
  await beOfType(page, 'R', true);
  await open('/sendEmail');
  await checkScreen(page, 'bulk emails');
  await page.getByRole('button', { name: text['mailing.new'] }).click();
  await expect(page.locator('#en-subject')).toBeVisible();
  await checkScreen(page, 'a bulk email');
});

walk('reports', async ({ page, text, open }) => {
  await beOfType(page, 'C', true);
  await open('/reports');
  await checkScreen(page, 'reports');
  await page.getByRole('button', { name: text['report.show'] }).click();
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await checkScreen(page, 'a report');
});
