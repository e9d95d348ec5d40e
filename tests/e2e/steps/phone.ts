import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test, type BrowserContext, type Page } from '@playwright/test';
import { encode } from 'uqr';

/** A phone that can be switched off and on again: its browser's storage persists. */
export interface Phone {
  /** Opens the browser, with or without a network. */
  readonly start: (isOffline: boolean) => Promise<Page>;
  readonly context: () => BrowserContext;
  readonly close: () => Promise<void>;
  /** Closes it and deletes everything. */
  readonly discard: () => Promise<void>;
}

/** Creates a phone used by only one journey. */
export async function createPhone(baseURL: string): Promise<Phone> {
  const directory = await mkdtemp(join(tmpdir(), 'e2e-phone-'));
  const { launchOptions, locale, timezoneId } = test.info().project.use;
  let context: BrowserContext | undefined;
  const close = async () => {
    await context?.close();
    context = undefined;
  };
  return {
    start: async (isOffline) => {
      context = await chromium.launchPersistentContext(directory, {
        ...launchOptions,
        baseURL,
        locale,
        timezoneId,
        serviceWorkers: 'allow',
        viewport: { width: 390, height: 844 },
      });
      await context.setOffline(isOffline);
      return context.pages()[0] ?? context.newPage();
    },
    context: () => {
      if (!context) throw new Error('The phone is off');
      return context;
    },
    close,
    discard: async () => {
      await close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Everything that this site stores in a browser, as one text: web storage, saved pages, and databases with their bytes. */
export function storedOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [
      JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== 'user')),
      JSON.stringify(sessionStorage),
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(`${name} ${request.url}`);
        if (response?.headers.get('Content-Type')?.startsWith('text/html') === true) texts.push(await response.text());
      }
    }
    const asText = (_key: string, value: unknown): unknown => {
      if (value instanceof CryptoKey) return `key, extractable: ${String(value.extractable)}`;
      if (value instanceof ArrayBuffer || value instanceof Uint8Array) return new TextDecoder().decode(value);
      return value;
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const entries = await new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => {
          reject(new Error(name));
        };
        opening.onsuccess = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('entries')) {
            database.close();
            resolve([]);
            return;
          }
          const reading = database.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      });
      texts.push(...entries.map((entry) => `${name} ${JSON.stringify(entry, asText)}`));
    }
    return texts.join('\n');
  });
}

/** Gives the page a fake camera that films this QR code; with 'refused', the user denies the camera permission. */
export async function film(page: Page, code: string): Promise<void> {
  const squares = code === 'refused' ? [] : encode(code, { ecc: 'M', border: 4 }).data;
  await page.evaluate(
    ({ rows, isRefused }) => {
      const getUserMedia = (): Promise<MediaStream> => {
        if (isRefused) return Promise.reject(new DOMException('', 'NotAllowedError'));
        const canvas = document.createElement('canvas');
        canvas.width = 640;
        canvas.height = 480;
        const drawing = canvas.getContext('2d');
        const stream = canvas.captureStream(10);
        const side = Math.floor(420 / rows.length);
        const draw = (): void => {
          if (!drawing) return;
          drawing.fillStyle = '#ddd';
          drawing.fillRect(0, 0, 640, 480);
          drawing.fillStyle = '#222';
          rows.forEach((row, y) => {
            row.forEach((isDark, x) => {
              if (isDark) drawing.fillRect(100 + x * side, 30 + y * side, side, side);
            });
          });
          if (stream.active) setTimeout(draw, 100);
        };
        draw();
        return Promise.resolve(stream);
      };
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    },
    { rows: squares, isRefused: code === 'refused' },
  );
}
