import type { Browser, Page } from '@playwright/test';
import { ask, open } from '../../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  helperAddress,
  hydrated,
  receivedMail,
  test,
} from '../../steps/journey.ts';
import { keyboardOf } from '../../steps/keyboard.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';
import { connect } from './connect.ts';

interface Scheduled {
  readonly id: string;
  readonly meeting: { readonly isReady: boolean };
}

/** The time at which the site's clock is stopped, a Tuesday. */
const now = '2026-12-01T15:00:00Z';

// The provider is another site, and the browser is sent there.
test.afterEach(({ noise }) => {
  const unexpected = noise.filter((line) => !line.startsWith('request to http://127.0.0.1'));
  noise.splice(0, noise.length, ...unexpected);
});

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${String(width)} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    async function schedule(page: Page, title: string, more: object): Promise<string> {
      await beOfType(page, 'S', true);
      await connect(page, language);
      await open(page, `/onlineSessions?lng=${language}`);
      const { items } = await ask<{ items: { userId: number }[] }>(page, 'GET', '/online-session-hosts');
      const { id } = await ask<Scheduled>(page, 'POST', '/online-sessions', {
        content: {
          texts: { en: { title }, es: { title } },
          minutes: 60,
          timeZone: 'UTC',
          spoken: 'both',
          hostUserId: items.at(-1)?.userId,
          ...more,
        },
        repetition: { repeats: 'once' },
      });
      await expect
        .poll(async () => (await ask<Scheduled>(page, 'GET', `/online-sessions/${id}`)).meeting.isReady)
        .toBe(true);
      return id;
    }

    async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
      const options = { viewport: { width, height: 800 }, colorScheme, baseURL, serviceWorkers: 'block' } as const;
      const person = await (await browser.newContext(options)).newPage();
      await person.clock.setFixedTime(now);
      return person;
    }

    test('a visitor finds a session on the events page, and joins by keyboard without logging in', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const title = `Open praise ${language} ${String(Date.now())}`;
      const id = await schedule(page, title, { kind: 'open', isOnPage: true, date: now.slice(0, 10), time: '15:05' });
      await (await fetch(helperAddress(`/begin-session?id=${id}`))).text();

      const person = await otherBrowser(browser, baseURL);
      await person.goto(`/events?lng=${language}`);
      await hydrated(person);
      const main = person.getByRole('main');
      await expect(main.getByRole('heading', { name: text['events.online'] })).toBeVisible();
      // The session is running: the header says so, in words that distinguish it from a broadcast.
      const sign = person.getByRole('banner').getByRole('link', { name: text['live.online'], exact: true });
      await expect(sign).toBeVisible();
      await expect(sign).toHaveAttribute('href', /^\/join\//);
      await expectAccessible(person);
      await expectNoSidewaysScroll(person);

      const keyboard = keyboardOf(person);
      await keyboard.press(title, 'link');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(person);
      await expectNoSidewaysScroll(person);
      expect(await person.content()).not.toContain('127.0.0.1');
      await keyboard.press(text['onlineSession.join.join']);
      await person.waitForURL(/\/j\/\d+/);

      // An ended session leaves the page a moment later, when the process that answers is notified.
      await (await fetch(helperAddress(`/begin-session?id=${id}&minutesAgo=120`))).text();
      await expect(async () => {
        await person.goto(`/events?lng=${language}`);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await main.getByRole('link', { name: title }).count()).toBe(0);
      }).toPass();
      await person.context().close();
    });

    test('staff show a session on the page and replace its link', async ({ page }) => {
      test.slow();
      const title = `New link ${language} ${String(Date.now())}`;
      const id = await schedule(page, title, { kind: 'open', isOnPage: true, date: '2026-12-04', time: '18:00' });
      await open(page, `/onlineSessions/${id}?lng=${language}`);
      const main = page.getByRole('main');
      await expect(main.getByText(text['onlineSession.onPage.yes'])).toBeVisible();
      await main.getByRole('button', { name: text['onlineSession.newLink'] }).click();
      const dialog = page.getByRole('alertdialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['onlineSession.newLink'] }).click();
      await expect(page.getByRole('group', { name: text['onlineSession.newLink.done'] })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('emails about sessions are turned off by one click in such an email, and on again', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const title = `Saturday ${language} ${String(Date.now())}`;
      const id = await schedule(page, title, { kind: 'saturdayPrayer', date: '2026-12-05', time: '15:00' });

      const person = await otherBrowser(browser, baseURL);
      await beOfType(person, 'U', true);
      await person.goto(`/join/${id}?lng=${language}`);
      await person.getByRole('button', { name: text['onlineSession.join.coming'] }).click();
      await expect(person.getByRole('main').getByText(text['onlineSession.join.isComing'])).toBeVisible();
      const { email } = (await (await person.request.get('/api/account')).json()) as { email: string };
      const mail = await receivedMail(email, title);
      expect(mail.text).not.toContain('/j/');

      const link = /\/newsEmails\?sessions=\S+/.exec(mail.text)?.[0] ?? '';
      await person.goto(link.replace(/lng=\w+/, `lng=${language}`));
      await hydrated(person);
      const heading = person.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(text['newsEmails.turnOff']);
      await expectAccessible(person);
      await expectNoSidewaysScroll(person);
      await person.getByRole('button', { name: text['newsEmails.turnOff.submit'] }).click();
      await expect(heading).toHaveText(text['newsEmails.turnedOff']);
      await expect(heading).toBeFocused();
      await expectAccessible(person);
      await person.getByRole('button', { name: text['newsEmails.turnOn.submit'] }).click();
      await expect(heading).toHaveText(text['newsEmails.turnedOn']);
      await person.context().close();
    });
  });
}
