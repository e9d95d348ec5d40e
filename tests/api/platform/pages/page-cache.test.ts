import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { PageCache, type Made } from '../../../../api/platform/pages/cache/page-cache.ts';
import { PageData } from '../../../../api/platform/pages/cache/page-data.ts';
import { compressedHere, encode, sizeOf } from '../../../../api/platform/pages/cache/cached-page.ts';
import type { Prepared } from '../../../../api/platform/pages/send.ts';

const bound = 64 * 1024 * 1024;

/** A page of this size. All share one buffer, so that the test itself needs little memory. */
const content = Buffer.alloc(1024 * 1024);
const made: Made = {
  page: {
    status: 200,
    language: 'en',
    isShared: true,
    showsPlaces: false,
    headers: {},
    whole: { etag: '', identity: content },
  },
  places: { states: '', counts: '' },
  validUntil: Number.POSITIVE_INFINITY,
};
const make = () => Promise.resolve(made);

test('the cache stays within its bound however many pages are requested, and keeps a page that is read', async () => {
  const cache = new PageCache();
  cache.setHearsChanges(true);
  await cache.make('home', make);
  const keys = Array.from({ length: 500 }, (_, number) => `invented ${String(number)}`);
  for (const key of keys) {
    await cache.make(key, make);
    expect(cache.find('home', 0)).toBe(made.page);
  }
  const kept = [...keys, 'home'].filter((key) => cache.last(key) !== undefined);
  expect(kept.length * sizeOf(made.page)).toBeLessThanOrEqual(bound);
  expect((kept.length + 1) * sizeOf(made.page)).toBeGreaterThan(bound);
  // The latest pages are cached, and the first ones are gone.
  expect(kept).toContain(keys.at(-1));
  expect(kept).not.toContain(keys[0]);
});

test('a page that is rendered repeatedly counts once', async () => {
  const cache = new PageCache();
  cache.setHearsChanges(true);
  await cache.make('home', make);
  for (let round = 0; round < 200; round += 1) await cache.make('prayers', make);
  expect(cache.find('home', 0)).toBe(made.page);
});

test('keeps the data of the latest 300 pages sent without it', () => {
  const data = new PageData();
  const addresses = Array.from({ length: 1_000 }, (_, number) => `/assets/page-${String(number)}.json`);
  for (const address of addresses) data.keep(address, { file: made.page.whole, showsPlaces: false });
  expect(addresses.filter((address) => data.find(address) !== undefined)).toEqual(addresses.slice(-300));
});

test('something is compressed once, however many requests ask for it at the same time', async () => {
  const prepared: Prepared = { etag: '', identity: Buffer.from('Lumen gentium. '.repeat(1000)) };
  let compressions = 0;
  const hook = createHook({ init: (_, type) => (compressions += Number(type === 'ZLIB')) }).enable();
  const sent = await Promise.all(Array.from({ length: 50 }, () => encode(prepared, 'br').then(() => prepared.br)));
  hook.disable();
  expect(new Set(sent).size).toBe(1);
  expect(compressions).toBe(1);
});

test('a text compressed for another thread does not share its memory', () => {
  const { buffer, byteLength } = compressedHere(Buffer.from('short'));
  expect(buffer.byteLength).toBe(byteLength);
});
