import { afterEach, expect, test, vi } from 'vitest';
import { servePages } from '../../../support/servers/page-server.ts';

let close: (() => void) | undefined;
/** How many people have registered. */
let taken = 0;
let rendered = 0;
/** How many requests went through the layers of the server. */
let layered = 0;

afterEach(() => {
  vi.restoreAllMocks();
  close?.();
});

/** Serves one page, which says how many have registered. */
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

test('a page is compressed when it is made, so that its second reader is answered at once', async () => {
  const url = await serve();
  await read(url);
  expect(layered).toBe(1);
  expect(await read(url)).toBe('0');
  expect(layered).toBe(1);
});

test('while places are taken all the time, readers get the page of a moment ago at once', async () => {
  const url = await serve();
  await read(url);
  const real = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now');
  taken = 1;
  // The places are looked up for this reader, who still gets what was right until then.
  later.mockImplementation(() => real() + 300);
  await read(url);
  await expect.poll(() => read(url), { interval: 20, timeout: 5_000 }).toBe('1');
  expect({ layered, rendered }).toEqual({ layered: 1, rendered: 2 });
});
