import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { findChromium } from '../../support/chromium.ts';
import { words } from '../../e2e/steps/words.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { record, timedWithTasks } from './presses.ts';
import { startBuiltSite } from './site.ts';

/*
 * Measures the search for a party at the door of an event with 2,000 people, in a browser slowed down four times: the time from
 * each typed letter to the next paint, and the longest task of the page meanwhile. The search runs on the parties stored on the
 * device, so it is the same with and without a connection. Then the camera looks for a code, and the longest task of the page
 * is measured. Prints the figures beside their limit. Needs `npm run build`.
 *   npm run benchmark:door [-- people]
 */
const [people = 2_000] = process.argv.slice(2).map(Number);
const slowdown = 4;
const atMost = 50;
/** How long the camera looks for a code, in ms: it reads several frames thoroughly meanwhile. */
const cameraFor = 8_000;
const peopleOfParty = 4;
const eventId = 'new-york-convention-2027';

const firstNames = ['Ana', 'Luis', 'Benito', 'María José', 'Elena', 'Tomás', 'Inés', 'Ramón'];
const lastNames = ['Núñez', 'Álvarez', 'Morales', 'Peña', 'García', 'Rivas', 'O’Brien', 'Smith', 'Duarte', 'Vega'];
const nth = (names: readonly string[], index: number): string => names[index % names.length] ?? '';

type DoorParty = components['schemas']['DoorParty'];

const parties = Array.from({ length: people / peopleOfParty }, (_none, index): DoorParty => {
  const lastName = `${nth(lastNames, index)} ${nth(lastNames, Math.floor(index / lastNames.length))}`;
  return {
    id: randomUUID(),
    reference:
      `${(index + 46_656).toString(36).slice(-3)}-${(index * 7 + 46_656).toString(36).slice(-3)}`.toUpperCase(),
    version: 1,
    state: 'confirmed',
    contactFirstName: nth(firstNames, index),
    contactLastName: lastName,
    balanceCents: index % 3 === 0 ? 20_000 : 0,
    people: Array.from({ length: peopleOfParty }, (_nobody, position) => ({
      id: randomUUID(),
      firstName: nth(firstNames, index + position),
      lastName,
      isMinor: position > 1,
      band: position > 1 ? 'child' : 'adult',
      isSignatureMissing: index % 4 === 0,
      isPlaceFreed: false,
    })),
  };
});

const text = words('en');
const site = await startBuiltSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  // The browser's own camera films a test picture, which costs the page nothing.
  args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
try {
  const { token, user } = await site.openSession('R');
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'session', value: token, url: site.url, httpOnly: true }]);
  await context.addInitScript((known) => {
    localStorage.setItem('user', JSON.stringify(known));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 900_000 }));
  }, user);
  const page = await context.newPage();
  await page.addInitScript(record);
  await page.route(/\/door-parties\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const known = query.has('since') ? [] : parties;
    await route.fulfill({
      json: {
        event: {
          id: eventId,
          name: 'Spring retreat',
          start_date: '20-NOV-2026',
          end_date: '22-NOV-2026',
          timeZone: 'America/New_York',
        },
        items: known.slice((number - 1) * size, number * size),
        page: number,
        pageSize: size,
        total: known.length,
        serverTime: new Date().toISOString(),
        openQuestions: 0,
      } satisfies components['schemas']['DoorPartyPage'],
    });
  });
  await page.goto(`${site.url}/admin_retreat-registration/door/${eventId}?lng=en`);
  const field = page.getByLabel(text['door.find']);
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  console.log(`${String(people)} people; the page is slowed ${String(slowdown)} times`);
  if (isMachineBusy()) console.log('The machine is busy: these figures say less.');
  await field.focus();
  for (const word of ['nunez', 'maria jose vega', 'ana o', 'zzz']) {
    await field.fill('');
    const presses: number[] = [];
    const tasks: number[] = [];
    for (const letter of word) {
      const { press, task } = await timedWithTasks(page, () => page.keyboard.press(letter === ' ' ? 'Space' : letter));
      presses.push(press);
      tasks.push(task);
    }
    const slowest = judged(Math.max(...presses), { atMost }, 0);
    console.log(
      `'${word}': median ${median(presses).toFixed(0)} ms, slowest letter ${slowest} ms, longest task ${Math.max(...tasks).toFixed(0)} ms`,
    );
  }
  await page.getByRole('button', { name: text['door.code'] }).click();
  // Playing: the camera and the code that reads its frames are there.
  await page.locator('video').waitFor();
  const { task } = await timedWithTasks(page, () => page.waitForTimeout(cameraFor));
  console.log(`camera: longest task ${judged(task, { atMost }, 0)} ms in ${String(cameraFor / 1000)} seconds`);
} finally {
  await browser.close();
  await site.stop();
}
