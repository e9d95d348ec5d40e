import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#rules/language';
import { isPublicAddress } from '#rules/pages';
import { compilePage } from './compile/page-file.ts';
import { readTexts } from './compile/texts.ts';

const day = 24 * 60 * 60_000;
const source = readFileSync(new URL('pages/about/privacy.md', import.meta.url), 'utf8');

/** Compiles the privacy page in both languages with the current (perhaps mocked) constants. */
async function privacyPage(): Promise<string[]> {
  vi.resetModules();
  const { facts } = await import('./facts.ts');
  const pages = compilePage({ name: 'privacy', source, texts: readTexts(), isAddress: isPublicAddress, facts });
  return languages.map((language) => JSON.stringify(pages[language]));
}

afterEach(() => {
  vi.doUnmock('#rules/drafts');
  vi.doUnmock('#rules/forms');
  vi.doUnmock('#rules/mailings');
  vi.doUnmock('#rules/news');
  vi.doUnmock('#rules/online-sessions');
  vi.doUnmock('#rules/registrations');
  vi.doUnmock('#rules/session');
});

test('the retention times on the privacy page match the constants that deletion uses', async () => {
  for (const page of await privacyPage()) {
    const times = [
      /\b7 d[ií]as?|\b7 days/,
      /\b30 d[ií]as|\b30 days/,
      /\b90 d/,
      /\b730 d/,
      /\b365 d/,
      /\b400 d/,
      /\b15 min/,
    ];
    for (const time of times) expect(page).toMatch(time);
  }
});

test('the privacy page changes with each of these constants', async () => {
  const others = {
    '#rules/drafts': { draftLifetime: 8 * day },
    '#rules/forms': { keptDays: 731, answerKeptDays: 366 },
    '#rules/mailings': { recipientsKeptDays: 367 },
    '#rules/news': { endedKeptDays: 33 },
    '#rules/online-sessions': { peopleKeptDays: 91 },
    '#rules/registrations': { detailsKeptDays: 31, linkOpenDays: 32 },
    '#rules/session': { deviceKeptDays: 401, inactivityLimit: () => 16 * 60_000 },
  };
  for (const [module, constants] of Object.entries(others)) vi.doMock(module, () => constants);
  for (const page of await privacyPage()) {
    const changed = [
      /\b8 d/,
      /\b31 d/,
      /\b32 d/,
      /\b33 d/,
      /\b91 d/,
      /\b731 d/,
      /\b366 d/,
      /\b367 d/,
      /\b401 d/,
      /\b16 min/,
    ];
    for (const time of changed) expect(page).toMatch(time);
    const former = [/\b7 d/, /\b30 d/, /\b90 d/, /\b730 d/, /\b365 d/, /\b400 d/, /\b15 min/];
    for (const time of former) expect(page).not.toMatch(time);
  }
});

test('the form, the privacy page and SECURITY.md use the same words for who reads a prayer request', () => {
  const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const said = languages.map((language) => {
    const messages = JSON.parse(fileOf(`../platform/messages/${language}.json`)) as Record<string, string>;
    return messages['field.shareWithTeam.hint'] ?? '';
  });
  for (const words of said) expect(source).toContain(words);
  expect(fileOf('../../SECURITY.md').replaceAll(/\s+/g, ' ')).toContain(said[0]);
});
