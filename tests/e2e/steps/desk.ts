import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { expect, hydrated } from './journey.ts';
import { words } from './words.ts';

type Schemas = components['schemas'];

/** The path of the registration desk. */
export const desk = '/admin_retreat-registration';

/** Opens a page of the site and waits until it can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** The names of the regions that show an item opened from a list, in both languages. */
const openedNames = [words('en'), words('es')].flatMap((text) =>
  Object.entries(text).flatMap(([id, name]) => (id.endsWith('.opened') ? [name] : [])),
);

/** The item opened from a list: beside the list on a wide screen, and in its place on a small one. */
export function opened(page: Page): Locator {
  return page.getByRole('region', { name: new RegExp(`^(${openedNames.join('|')})$`) });
}

/** Calls the API from an open page of the site, as the user who is logged in there. */
export async function ask<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const asked = { method, path, body };
  return page.evaluate(async ({ method: verb, path: where, body: content }) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const response = await fetch(`/api${where}`, {
      method: verb,
      headers,
      ...(content && { body: JSON.stringify(content) }),
    });
    return (await response.json()) as unknown;
  }, asked) as Promise<Answer>;
}

/** Registers a party by phone, as staff do, without going through the form. */
export function makeParty(
  page: Page,
  registration: Omit<Schemas['RegistrationRequest'], 'paymentMethod'>,
): Promise<Schemas['Registration']> {
  return ask(page, 'POST', '/staff-registrations', {
    source: 'phone',
    registration: { paymentMethod: 'Check', ...registration },
  });
}

/** Opens the collapsed section with this label. */
export async function disclose(page: Page, label: string): Promise<void> {
  await page.locator('summary', { hasText: label }).click();
}

/** Opens the collapsed filters of a list. */
export async function openFilters(page: Page): Promise<void> {
  await page.locator('summary', { hasText: /^(Filters|Filtros)/ }).click();
}
