import { afterEach, expect, test, vi } from 'vitest';
import { servePages } from '../../../support/servers/page-server.ts';

let close: (() => void) | undefined;
/** The number of people who have registered. */
let taken = 0;
let rendered = 0;
/** The number of requests that went through the server's middleware. */
let layered = 0;

afterEach(() => {
  vi.restoreAllMocks();
  close?.();
});

/** Serves one page, which shows how many people have registered. */
async function serve(): Promise<string> {
  taken = 0;
  rendered = 0;
  layered = 0;
  const served = await servePages({
    application: {
      render: () => {
        rendered += 1;
        return Promise.resolve({
          showsPlaces: 'counts',
          page: {
            language: 'en',
            head: { title: '', description: '' },
            title: '',
            siteName: '',
            address: { origin: '', path: '', query: new URLSearchParams() },
            body: String(taken),
            failure: { title: '', text: '', tryAgain: '' },
            data: '',
          },
        });
      },
      documentHtml: ({ body }) => body.padEnd(2_000, '.'),
    },
    placesVersion: () => String(taken),
    onLayered: () => {
      layered += 1;
    },
  });
  close = served.close;
  return served.url;
}

const headers = { 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document' };
const read = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers });
  return (await response.text()).replace(/\.+$/, '');
};

test('a page is compressed when it is rendered, so its second reader gets it at once', async () => {
  const url = await serve();
  await read(url);
  expect(layered).toBe(1);
  expect(await read(url)).toBe('0');
  expect(layered).toBe(1);
});

test('while places are booked continuously, readers get the previous page at once', async () => {
  const url = await serve();
  await read(url);
  const real = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now');
  taken = 1;
  // The places are checked for this reader, who still gets the previous page.
  later.mockImplementation(() => real() + 300);
  await read(url);
  await expect.poll(() => read(url), { interval: 20, timeout: 5_000 }).toBe('1');
  expect({ layered, rendered }).toEqual({ layered: 1, rendered: 2 });
});
