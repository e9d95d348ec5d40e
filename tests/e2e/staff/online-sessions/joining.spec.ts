import type { Browser, Page } from '@playwright/test';
import { ask, open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/journey.ts';
import { openOwn, register, smallEvent } from '../../steps/own-registration.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';
import { connect } from './connect.ts';

interface Scheduled {
  readonly id: string;
  readonly meeting: { readonly isReady: boolean };
}

/** The time at which the site's clock is stopped. People may join from ten minutes before the start. */
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

    /** Creates a session that is open now, with its meeting. */
    async function openSession(page: Page, title: string, more: object): Promise<string> {
      await beOfType(page, 'S', true);
      await connect(page, language);
      await open(page, `/onlineSessions?lng=${language}`);
      const { items } = await ask<{ items: { userId: number; name: string }[] }>(page, 'GET', '/online-session-hosts');
      const { id } = await ask<Scheduled>(page, 'POST', '/online-sessions', {
        content: {
          texts: { en: { title }, es: { title } },
          date: now.slice(0, 10),
          time: '15:05',
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

    /** Opens another browser: a jump in time would log out the host's page. */
    async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
      const options = { viewport: { width, height: 800 }, colorScheme, baseURL, serviceWorkers: 'block' } as const;
      const person = await (await browser.newContext(options)).newPage();
      await person.clock.setFixedTime(now);
      return person;
    }

    test('people find an open session in My Info and join its meeting', async ({ page, browser, baseURL }) => {
      test.slow();
      const title = `Compline ${language} ${String(Date.now())}`;
      const id = await openSession(page, title, { kind: 'open' });

      const person = await otherBrowser(browser, baseURL);
      await person.goto(`/join/${id}?lng=${language}`);
      const main = person.getByRole('main');
      await expect(main.getByText(text['onlineSession.join.logIn'])).toBeVisible();

      await beOfType(person, 'U', true);
      await person.goto(`/signup?lng=${language}#online`);
      await main.getByRole('link', { name: title }).click();
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(person);
      await expectNoSidewaysScroll(person);
      expect(await person.content()).not.toContain('127.0.0.1');
      await main.getByRole('button', { name: text['onlineSession.join.byPhone'] }).click();
      await expect(main.getByText('+1 202-555-0199')).toBeVisible();
      await main.getByRole('button', { name: text['onlineSession.join.join'], exact: true }).click();
      await person.waitForURL(/\/j\/\d+/);
      await person.context().close();
    });

    test('a party joins from its registration, by a link that opens no other session', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const unique = `${language} ${String(Date.now())}`;
      const eventId = await smallEvent();
      const id = await openSession(page, `Conference ${unique}`, { kind: 'event', eventId });
      const other = await openSession(page, `Closing ${unique}`, { kind: 'event', eventId });

      const person = await otherBrowser(browser, baseURL);
      const found = await register(person, ['Marta'], 'marta@example.org', eventId);
      await openOwn(person, found, language);
      const main = person.getByRole('main');
      await expect(main.getByRole('heading', { name: text['myInfo.online.join'] })).toBeVisible();
      await expectAccessible(person);
      await main.getByRole('link', { name: `Conference ${unique}` }).click();
      await expect(main.getByRole('heading', { level: 1, name: `Conference ${unique}` })).toBeVisible();
      await expectAccessible(person);
      await expectNoSidewaysScroll(person);
      const key = new URL(person.url()).hash;
      expect(key).toMatch(/^#r/);

      const stranger = await otherBrowser(browser, baseURL);
      await stranger.goto(`/join/${other}?lng=${language}${key}`);
      await expect(stranger.getByRole('main').getByText(text['problem.sessionKeyInvalid'])).toBeVisible();
      await stranger.goto(`/join/${id}?lng=${language}${key}`);
      await stranger
        .getByRole('main')
        .getByRole('button', { name: text['onlineSession.join.join'], exact: true })
        .click();
      await stranger.waitForURL(/\/j\/\d+/);
      await stranger.context().close();
      await person.context().close();
    });
  });
}
