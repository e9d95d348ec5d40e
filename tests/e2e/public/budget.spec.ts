import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { furtherScreens, guardedScreens, type UserType } from '../../../api/access/rules.ts';
import { contentPages, otherPublicPages } from '../../../api/platform/pages/rules.ts';
import { desk } from '../steps/desk.ts';
import { makeDeskItems } from '../staff/layout/desk-items.ts';
import { beOfType, expect, hydrated, registeredFamily, test } from '../steps/journey.ts';
import { isShort } from '../steps/readers.ts';
import { newYork } from '../steps/register.ts';

/*
 * Limits what a visitor has to wait for, in transferred bytes, which are the same on every machine. The benchmarks measure the
 * time (tests/benchmarks/site/pages.ts).
 */
const languages = ['en', 'es'] as const;
/** Spanish has the longer texts. */
const measured = isShort ? (['es'] as const) : languages;
const pages = [
  ...Object.values(contentPages),
  '/founder',
  '/director',
  ...otherPublicPages,
  '/login',
  '/offline',
  '/none-of-these',
];

/** What a server may send before the client must acknowledge it, in bytes: ten packets. */
const firstWindow = 14_600;
/** Pages with more text than that, and their limits in bytes; nothing else may make them grow. */
const longer: Readonly<Record<string, number>> = {
  '/wog en': 25_500,
  '/wog es': 22_600,
  '/confession es': 15_600,
};
const mostStyles = 4_600;
/**
 * Maximum script in transferred bytes: for a content page, a page with a form, and a staff screen. The first two also have a
 * request limit.
 */
const mostScript = { reading: 128_000, form: 160_000, staff: 250_000 };
const mostRequests = 12;
const registrationForm = `/retreat-registration?id=${newYork}`;

/** The size after the compression that every visitor but the first gets, in bytes. */
const small = (content: Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;

/** Opens a page like a browser. */
async function open(url: string, language: string): Promise<{ headers: number; document: Buffer }> {
  const sent = request(url, {
    headers: { 'Accept-Language': language, 'Accept-Encoding': 'identity', 'Sec-Fetch-Dest': 'document' },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const lines = [`HTTP/1.1 ${String(response.statusCode)} ${response.statusMessage ?? ''}`, 'Content-Encoding: br'];
  for (let index = 0; index < response.rawHeaders.length; index += 2)
    lines.push(response.rawHeaders.slice(index, index + 2).join(': '));
  return { headers: Buffer.byteLength(lines.join('\r\n')) + 4, document: Buffer.concat(parts) };
}

test('every public page fits with its headers into the first window, in both languages, and its styles are small', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const over: string[] = [];
  for (const path of pages) {
    for (const language of languages) {
      const name = `${path} ${language}`;
      const { headers, document } = await open(`${baseURL ?? ''}${path}`, language);
      const size = headers + small(document);
      const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(document.toString()) ?? [];
      expect(styles.length, name).toBeGreaterThan(1000);
      const sizeOfStyles = small(Buffer.from(styles));
      if (size > (longer[name] ?? firstWindow)) over.push(`${name}: ${String(size)} bytes`);
      if (sizeOfStyles > mostStyles) over.push(`${name}: ${String(sizeOfStyles)} bytes of styles`);
    }
  }
  expect(over).toEqual([]);
});

/** Bytes of each script that a page loads, until nothing more is fetched. */
async function scriptOf(page: Page, address: string): Promise<number[]> {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    expect(encoding).toBe('br');
    sizes.push(Number(length));
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  expect(sizes.length).toBeGreaterThan(3);
  return sizes;
}

const formPages: readonly string[] = [
  ...[
    '/contact',
    '/prayer',
    '/sabbath',
    '/sabbathRetreat',
    '/login',
    '/signup',
    '/forgotPassword',
    '/findRegistration',
  ],
  ...['/waiver-form', '/waiver-form?sign=1', '/retreat-registration', registrationForm],
];

/** Every page that is not one with a form is for reading, a new one too. The worker fetches the offline page before it is needed. */
const scriptPages = {
  reading: [...pages, `/events/${newYork}`].filter((path) => !formPages.includes(path) && path !== '/offline'),
  form: formPages,
};

for (const kind of ['reading', 'form'] as const) {
  for (const language of measured) {
    test(`a page for ${kind} loads no more script than its limit (${language})`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const over: string[] = [];
      for (const path of scriptPages[kind]) {
        const context = await browser.newContext({
          serviceWorkers: 'block',
          locale: language === 'es' ? 'es-US' : 'en-US',
        });
        const sizes = await scriptOf(await context.newPage(), `${baseURL ?? ''}${path}`);
        await context.close();
        const size = sizes.reduce((sum, each) => sum + each, 0);
        if (size > mostScript[kind]) over.push(`${path}: ${String(size)} bytes`);
        if (sizes.length > mostRequests) over.push(`${path}: ${String(sizes.length)} requests`);
      }
      expect(over).toEqual([]);
    });
  }
}

/** Staff screens that are opened from another one. */
const innerScreens = [
  ...['/new', '/unmatched-payments', `/waiting/${newYork}`, `/pack/${newYork}`, '/selected'],
  ...[`/events/${newYork}`, `/rooms/${newYork}`, '/rooms/-', `/door/${newYork}`],
].map((path) => `${desk}${path}`);

for (const language of measured) {
  test(`a staff screen loads no more script than its limit (${language})`, async ({
    browser,
    baseURL,
    page: maker,
  }) => {
    test.setTimeout(300_000);
    const { id } = await registeredFamily(`budget.${language}@example.org`, language);
    const party = `${desk}/${id}`;
    const screens: readonly { readonly path: string; readonly userTypes?: readonly UserType[] }[] = [
      ...Object.values(guardedScreens),
      ...Object.values(furtherScreens),
      ...[...innerScreens, party, `${party}/change`, `${party}/details`].map((path) => ({ path })),
      { path: `${guardedScreens.listUsers.path}/new` },
      { path: `${guardedScreens.listSabbathRequests.path}/calendar` },
      ...(await makeDeskItems(maker)),
    ];
    const over: string[] = [];
    for (const { path, userTypes = ['A'] as const } of screens) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        locale: language === 'es' ? 'es-US' : 'en-US',
      });
      const page = await context.newPage();
      await beOfType(page, userTypes[0] ?? 'A');
      const size = (await scriptOf(page, `${baseURL ?? ''}${path}`)).reduce((sum, each) => sum + each, 0);
      // Not the login page in its place.
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await context.close();
      if (size > mostScript.staff) over.push(`${path}: ${String(size)} bytes`);
    }
    expect(over).toEqual([]);
  });
}
