import type { Page } from '@playwright/test';
import { desk, makeParty, open, opened } from '../../steps/desk.ts';
import { makeCrowd } from './crowd.ts';
import { makeDeskItems } from './desk-items.ts';
import { beOfType, expect, test } from '../../steps/journey.ts';
import { morePlaces, smallEvent } from '../../steps/own-registration.ts';
import { words } from '../../steps/words.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Maximum distance of a list's first row from the top of the window, in pixels. */
const highestStart = 300;

/** Minimum number of fully visible rows at the desk. */
const fewestRows = 20;

const text = words('en');

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** The top and bottom of each row in the open list, in pixels from the top of the window. */
async function placesOf(page: Page): Promise<{ top: number; bottom: number }[]> {
  await expect(rows(page)).not.toHaveCount(0);
  return rows(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

async function expectFirstRow(page: Page, name: string): Promise<void> {
  const [first] = await placesOf(page);
  expect(first?.top, name).toBeLessThanOrEqual(highestStart);
}

test('the desk shows twenty parties without scrolling, even below the demo banner', async ({ page }) => {
  await beOfType(page, 'R', true);
  await open(page, desk);
  const eventId = await makeCrowd(page);
  const expectTwenty = async (name: string) => {
    const places = await placesOf(page);
    expect(places[0]?.top, name).toBeLessThanOrEqual(highestStart);
    expect(places.filter(({ bottom }) => bottom <= 900).length, name).toBeGreaterThanOrEqual(fewestRows);
  };
  await open(page, `${desk}?event=${eventId}`);
  await expectTwenty('as it is');
  // Changing the language requests the site's facts again.
  await page.route('**/api/site?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), demo: true } });
  });
  await page
    .getByRole('link', { name: /Español/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Qué probar' })).toBeVisible();
  await expectTwenty('in the demonstration');
});

test('a party beside its list shows its name, status, money, people, tasks and main actions without scrolling', async ({
  page,
}) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const members = ['Gala', 'Hugo', 'Iris', 'Juan'].map((firstName) => ({ firstName, lastName: 'Zamudio', age: 40 }));
  const eventId = await smallEvent();
  await morePlaces(eventId, 10);
  const { id } = await makeParty(page, {
    eventId,
    rooms: 0,
    members,
    contact: { firstName: 'Gala', lastName: 'Zamudio', email: 'gala@example.org', phone: '+12125550142' },
    quotedTotalCents: 80_000,
    language: 'en',
  });
  await open(page, `${desk}/${id}`);
  const party = opened(page);
  const seen = {
    name: party.getByRole('heading', { name: 'Gala Zamudio' }),
    status: party.getByText(text['party.status.awaitingPayment']).first(),
    money: party.getByText('$800.00').first(),
    tasks: party.getByRole('heading', { name: text['party.tasks'] }),
    'the last of the people': party.getByText('Juan Zamudio').first(),
    'recording a payment': party.getByRole('button', { name: text['party.payment.go'] }).first(),
    'changing people': party.getByRole('link', { name: text['confirmation.change.people'] }),
    canceling: party.getByRole('button', { name: text['party.cancel'] }),
  };
  for (const [name, element] of Object.entries(seen)) await expect(element, name).toBeInViewport({ ratio: 1 });
});

test('each staff list starts without scrolling', async ({ page }) => {
  await beOfType(page, 'A');
  await open(page, desk);
  const eventId = await smallEvent();
  await makeParty(page, {
    eventId,
    rooms: 0,
    members: [{ firstName: 'Gala', lastName: 'Zamudio', age: 40 }],
    contact: { firstName: 'Gala', lastName: 'Zamudio', email: 'gala@example.org', phone: '+12125550142' },
    quotedTotalCents: 20_000,
    language: 'en',
  });
  // Too many for the places that are left.
  await makeParty(page, {
    eventId,
    rooms: 0,
    members: ['Gala', 'Hugo'].map((firstName) => ({ firstName, lastName: 'Zamudio', age: 40 })),
    contact: { firstName: 'Gala', lastName: 'Zamudio', email: 'gala@example.org', phone: '+12125550142' },
    quotedTotalCents: 40_000,
    language: 'en',
    joinsWaitingList: true,
  });
  await makeDeskItems(page);
  const lists = {
    A: [
      `${desk}?event=${eventId}`,
      `${desk}/events`,
      `${desk}/signatures?event=${eventId}`,
      '/listUser',
      `${desk}/waiting/${eventId}`,
      '/listContactMessages',
      '/listSabbathReq',
      '/heldForms',
      '/onlineSessions',
      '/sendEmail',
      '/auditTrail',
    ],
    D: ['/listPrayerRequest'],
    P: ['/listPrayerRequestTable'],
  } as const;
  for (const type of ['A', 'D', 'P'] as const) {
    await beOfType(page, type);
    for (const path of lists[type]) {
      await open(page, path);
      await expectFirstRow(page, path);
    }
  }
});

test('public forms start without scrolling on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fields = [
    ['/login', 'field.email'],
    ['/signup', 'field.firstName'],
    ['/forgotPassword', 'field.email'],
    ['/findRegistration', 'field.email'],
    ['/retreat-registration?id=new-york-convention-2027', 'field.firstName'],
  ] as const;
  for (const [path, field] of fields) {
    await open(page, path);
    await expect(page.getByRole('textbox', { name: text[field] }).first(), path).toBeInViewport({ ratio: 1 });
  }
});
