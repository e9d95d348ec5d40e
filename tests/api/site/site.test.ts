import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnerTexts } from '../../../api/site/owner-texts.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const clock = createClock('2026-12-01T12:00:00Z');
const directory = mkdtempSync(join(tmpdir(), 'site-'));
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

afterAll(async () => {
  rmSync(directory, { recursive: true });
  await server.close();
  await database.close();
});

async function site(lng: 'en' | 'es') {
  const { data } = await server.client.GET('/site', { params: { query: { lng } } });
  if (!data) throw new Error('no site');
  return data;
}

test('returns the site’s own facts in the requested language', async () => {
  const english = await site('en');
  expect(english).toMatchObject({
    organisationName: 'The Retreat Center',
    copyrightHolder: 'The Retreat Center',
    demo: false,
    publicUrl: 'http://retreats.test',
    today: '2026-12-01',
  });
  expect(english.links.map(({ id }) => id)).toContain('vatican');
  expect(await site('es')).toMatchObject({
    organisationName: 'La Casa de Retiros',
    copyrightHolder: 'La Casa de Retiros',
  });
});

test('names the first open event while one is open', async () => {
  expect((await site('es')).openRetreat).toEqual({
    id: 'new-york-convention-2027',
    name: 'Convención Bíblica de Nueva York 2027',
  });
  clock.set('2026-10-01T12:00:00Z');
  expect((await site('en')).openRetreat).toBeNull();
  // Both are open then; New York is sooner.
  clock.set('2027-02-01T12:00:00Z');
  expect((await site('en')).openRetreat?.id).toBe('new-york-convention-2027');
  clock.set('2027-06-01T12:00:00Z');
  expect((await site('en')).openRetreat?.id).toBe('washington-dc-convention-2027');
});

test('without configuration, people have an address but no name, and there are no owner texts', async () => {
  expect(await site('en')).toMatchObject({
    people: { founder: { slug: 'founder', name: null }, director: { slug: 'director', name: null } },
    logo: null,
    promoVideo: null,
  });
  expect((await server.client.GET('/owner-texts', {})).data).toEqual({ items: [] });
});

test('shows what the owner has configured, each text in the requested language', async () => {
  const write = (name: string, content: string) => {
    writeFileSync(join(directory, name), content);
    return join(directory, name);
  };
  const configured = await startTestServer({
    database: database.config,
    env: {
      SITE_FOUNDER_SLUG: 'father-thomas',
      SITE_FOUNDER_NAME: 'Father Thomas',
      SITE_LOGO: write('Own.SVG', '<svg/>'),
      SITE_PROMO_VIDEO: write('film.mp4', 'film'),
      SITE_PROMO_CAPTIONS_ES: write('film.vtt', 'WEBVTT'),
      SITE_TEXTS: write('texts.yaml', 'founder-history: { en: Born in May., es: Nació en mayo. }'),
    },
  });
  const { data } = await configured.client.GET('/site', {});
  expect(data).toMatchObject({
    people: { founder: { slug: 'father-thomas', name: 'Father Thomas' } },
    logo: '/site/logo.svg',
    promoVideo: { src: '/site/promo.mp4', captions: [{ language: 'es', src: '/site/promo-es.vtt' }] },
  });
  const texts = await configured.client.GET('/owner-texts', { params: { query: { lng: 'es' } } });
  expect(texts.data).toEqual({ items: [{ place: 'founder-history', text: 'Nació en mayo.' }] });
  await configured.close();
});

test('an owner’s text for an unknown place, or in one language only, stops the start and is named', () => {
  const path = join(directory, 'faulty.yaml');
  writeFileSync(path, 'nowhere: { en: A, es: B }\nhouse-history: { en: A }');
  expect(() => readOwnerTexts(path)).toThrow(
    /SITE_TEXTS has problems:[^]*house-history[^]*nowhere|SITE_TEXTS has problems:[^]*nowhere[^]*house-history/,
  );
});
