import type { Page } from '@playwright/test';
import { expect } from '../../steps/journey.ts';
import { words } from '../../steps/words.ts';

/** Connects the meeting account of the logged-in user. */
export async function connect(page: Page, language: 'en' | 'es'): Promise<void> {
  const text = words(language);
  await page.goto(`/signup?lng=${language}#meeting`);
  await page.getByRole('button', { name: text['myInfo.meeting.connect'] }).click();
  await expect(page).toHaveTitle('Meetings');
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByRole('main').getByText(text['callback.connected'])).toBeVisible();
}
