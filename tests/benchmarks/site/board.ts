import { randomUUID } from 'node:crypto';
import { chromium, type Page, type Route } from 'playwright';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { findChromium } from '../../support/chromium.ts';
import { words } from '../../e2e/steps/words.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { record, timedWithTasks } from './presses.ts';
import { startBuiltSite } from './site.ts';

/*
 * Measures work on the board of an event with 400 people in 100 rooms, half of them assigned, in a browser slowed down four
 * times: the time from each press to the next paint, and the longest task until the board shows the result. Prints the figures
 * beside their limit. Needs `npm run build`.
 *   npm run benchmark:board [-- people rounds]
 */
const [people = 400, rounds = 5] = process.argv.slice(2).map(Number);
const slowdown = 4;
const atMost = 100;
const firstNames = ['Ana', 'Luis', 'Inés', 'Tomás'];
const peopleOfParty = firstNames.length;
const eventId = 'new-york-convention-2027';

type Rooming = components['schemas']['EventRooming'];
type Person = Rooming['people'][number];

const rooms = Array.from({ length: people / peopleOfParty }, (_none, index) => ({
  id: randomUUID(),
  version: 1,
  house: `House ${String(Math.floor(index / 40) + 1)}`,
  floor: String((Math.floor(index / 20) % 2) + 1),
  name: String(101 + index),
  beds: ['single', 'single', 'bunk'] as const,
  isStepFree: index % 10 === 0,
  hasBath: index % 2 === 0,
  isOutOfService: false,
  isShared: false,
}));

function personOf(index: number): Person {
  const party = Math.floor(index / peopleOfParty);
  const position = index % peopleOfParty;
  const room = party % 2 === 0 ? rooms[party] : undefined;
  return {
    id: randomUUID(),
    registrationId: parties[party] ?? '',
    reference: `K${String(party + 100)}-3QX`,
    firstName: firstNames[position] ?? '',
    lastName: `Pérez ${String(party)}`,
    age: position > 1 ? 9 : 40,
    band: position > 1 ? 'child' : 'adult',
    gender: position % 2 === 0 ? 'female' : 'male',
    ...(room && { placement: { roomId: room.id, space: position + 1, isPinned: false, isByHand: true } }),
  };
}

const parties = Array.from({ length: people / peopleOfParty }, () => randomUUID());

let state: Rooming = {
  event: {
    id: eventId,
    names: { en: 'Spring retreat', es: 'Retiro de primavera' },
    start_date: '20-NOV-2027',
    end_date: '22-NOV-2027',
    timeZone: 'America/New_York',
  },
  version: 1,
  tag: '1',
  rooms: rooms.map((room) => ({ ...room, beds: [...room.beds] })),
  people: Array.from({ length: people }, (_none, index) => personOf(index)),
  gaps: [],
  choices: [],
};

/** Mocks the API: grants each step, because the rules of the real API would allow it here. */
async function answer(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'GET') {
    await route.fulfill(
      new URL(request.url()).searchParams.get('known') === state.tag ? { status: 204 } : { json: state },
    );
    return;
  }
  const { memberIds = [], roomId } = request.postDataJSON() as components['schemas']['RoomingChange'];
  const version = state.version + 1;
  const free = [1, 2, 3, 4].filter(
    (space) => !state.people.some(({ placement }) => placement?.roomId === roomId && placement?.space === space),
  );
  state = {
    ...state,
    version,
    tag: String(version),
    lastStep: { kind: 'move', at: new Date().toISOString(), people: memberIds.length },
    people: state.people.map(({ placement, ...person }) => {
      if (!memberIds.includes(person.id)) return { ...person, ...(placement && { placement }) };
      const space = free.shift();
      return roomId === undefined || space === undefined
        ? person
        : { ...person, placement: { roomId, space, isPinned: false, isByHand: true } };
    }),
  };
  await route.fulfill({ json: state });
}

const text = words('en');
const figures = new Map<string, { presses: number[]; tasks: number[] }>();

/** Performs one action and records its times. */
async function act(page: Page, name: string, work: () => Promise<unknown>): Promise<void> {
  const { press, task } = await timedWithTasks(page, work);
  const noted = figures.get(name) ?? { presses: [], tasks: [] };
  noted.presses.push(press);
  noted.tasks.push(task);
  figures.set(name, noted);
}

const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const { token, user } = await site.openSession('R');
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'session', value: token, url: site.url, httpOnly: true }]);
  await context.addInitScript((known) => {
    localStorage.setItem('user', JSON.stringify(known));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 900_000 }));
  }, user);
  const page = await context.newPage();
  // On a busy machine, a slowed page takes long.
  page.setDefaultTimeout(120_000);
  await page.addInitScript(record);
  await page.route(/\/api\/events\/[^/]+\/rooming(\?|$)/, answer);
  await page.goto(`${site.url}/admin_retreat-registration?lng=en`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const began = performance.now();
  // Navigates like a link of the site: the browser then requests the data, not the server that renders the page.
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/admin_retreat-registration/rooms/${eventId}`);
  const board = page.getByRole('group', { name: text['rooming.rooms'], exact: true });
  await board
    .getByRole('heading', { level: 3 })
    .nth(rooms.length - 1)
    .waitFor();
  console.log(
    `${String(people)} people in ${String(rooms.length)} rooms; the page is slowed ${String(slowdown)} times`,
  );
  if (isMachineBusy()) console.log('The machine is busy: these figures say less.');
  console.log(`opened and drawn in ${(performance.now() - began).toFixed(0)} ms`);
  await board.getByRole('grid').first().waitFor();
  console.log(`the first rooms accept drags after ${(performance.now() - began).toFixed(0)} ms`);
  await page.waitForLoadState('networkidle');
  const menuOf = (name: string) =>
    page.getByRole('button', { name: `${text['rooming.moveTo']}: ${name}`, exact: true });
  for (let round = 0; round < rounds; round += 1) {
    // Of the first people without a bed, because the page shows only so many at once.
    const party = 2 * Math.floor(round / peopleOfParty) + 1;
    const name = `${firstNames[round % peopleOfParty] ?? ''} Pérez ${String(party)}`;
    const placed = `Ana Pérez ${String(2 * (round + peopleOfParty))}`;
    const toRoom = page.getByRole('menuitem', { name: new RegExp(`\\b${String(101 + party)}\\b`) });
    await act(page, 'select someone', () => menuOf(name).focus());
    await act(page, 'open the menu of someone', async () => {
      await menuOf(name).press('ArrowDown');
      await toRoom.waitFor();
    });
    await act(page, 'move someone', async () => {
      await toRoom.press('Enter');
      await board.getByText(name, { exact: true }).waitFor();
    });
    await act(page, 'take someone out', async () => {
      await menuOf(placed).press('ArrowDown');
      await page.getByRole('menuitem', { name: text['rooming.remove'] }).press('Enter');
      await board.getByText(placed, { exact: true }).waitFor({ state: 'detached' });
    });
    const find = page.getByLabel(text['rooming.find']);
    await act(page, 'find someone', () => find.pressSequentially('9'));
    await act(page, 'find nobody in particular', () => find.fill(''));
  }
  for (const [name, { presses, tasks }] of figures)
    console.log(
      `${name}: ${judged(median(presses), { atMost }, 0)} ms to the next paint, slowest ${Math.max(...presses).toFixed(0)}; longest task ${median(tasks).toFixed(0)} ms`,
    );
} finally {
  await browser.close();
  await site.stop();
}
