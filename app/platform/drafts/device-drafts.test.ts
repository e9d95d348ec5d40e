import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prefixOf, removeOldDrafts, type DraftKind } from './draft-storage.ts';
import { readDraft, typedInTab, writeDraft } from './device-drafts.ts';
import { listOf, shapeOf, text } from './shape.ts';

interface Person {
  name: string;
  age: string;
  diet: string;
}

const day = 24 * 60 * 60_000;
const now = Date.parse('2027-04-01T12:00:00Z');

/** A form with the names, ages and diets of an adult and a child: only the adult's name and the ages may stay on the device. */
const kind: DraftKind<{ people: Person[] }> = {
  key: 'form',
  shape: shapeOf({ people: listOf(shapeOf<Person>({ name: text, age: text, diet: text })) }),
  onDevice: ({ people }) => ({
    people: people.map(({ name, age }) => ({ name: Number(age) < 18 ? '' : name, age, diet: '' })),
  }),
};
const typed = {
  people: [
    { name: 'Rosa', age: '40', diet: 'no nuts' },
    { name: 'Luis', age: '9', diet: 'no milk' },
  ],
};
const spared = {
  people: [
    { name: 'Rosa', age: '40', diet: '' },
    { name: '', age: '9', diet: '' },
  ],
};

/** A browser's storage; its entries are its own properties, as in the real one. */
function createStorage(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  }) as Storage;
}

let window: { localStorage: Storage; sessionStorage: Storage };

beforeEach(() => {
  window = { localStorage: createStorage(), sessionStorage: createStorage() };
  vi.stubGlobal('window', window);
  return () => vi.unstubAllGlobals();
});

/** All text in a storage. */
const contentOf = (storage: Storage): string => Object.values(storage).join(' ');

describe('a draft', () => {
  test('stays complete in a visitor’s tab, and without minors’ names and health details in the browser', () => {
    expect(writeDraft('browser', kind, typed, now)).toBe(true);
    expect(readDraft('browser', kind, now)).toEqual({ content: typed, savedAt: now });
    expect(typedInTab(kind, now)?.content).toEqual(typed);
    expect(contentOf(window.localStorage)).not.toMatch(/Luis|nuts|milk/);

    window.sessionStorage = createStorage();
    expect(readDraft('browser', kind, now)).toEqual({ content: spared, savedAt: now });
    expect(typedInTab(kind, now)).toBeUndefined();
  });

  test.each(['user:7', 'guest:a'] as const)(
    'of %s stays without minors’ names and health details in the browser, and in no tab',
    (owner) => {
      expect(writeDraft(owner, kind, typed, now)).toBe(true);
      expect(contentOf(window.sessionStorage)).toBe('');
      expect(contentOf(window.localStorage)).not.toMatch(/Luis|nuts|milk/);
      expect(readDraft(owner, kind, now)?.content).toEqual(spared);
    },
  );

  test('is not readable by another owner', () => {
    writeDraft('user:7', kind, typed, now);
    expect(readDraft('browser', kind, now)).toBeUndefined();
    expect(readDraft('user:8', kind, now)).toBeUndefined();
  });

  test('is not stored in a browser that may not keep its kind', () => {
    const staff = { ...kind, onDevice: null };
    expect(writeDraft('browser', staff, typed, now)).toBe(false);
    expect(contentOf(window.sessionStorage) + contentOf(window.localStorage)).toBe('');
    writeDraft('browser', kind, typed, now);
    expect(readDraft('browser', staff, now)).toBeUndefined();
  });

  test('is read for 7 days and no longer', () => {
    writeDraft('browser', kind, typed, now);
    expect(readDraft('browser', kind, now + 7 * day - 1)).toBeDefined();
    expect(readDraft('browser', kind, now + 7 * day)).toBeUndefined();
  });

  test('is deleted with the first moment at which it is no longer read', () => {
    writeDraft('browser', kind, typed, now);
    removeOldDrafts(now + 7 * day - 1);
    expect(contentOf(window.localStorage)).toContain('Rosa');
    removeOldDrafts(now + 7 * day);
    expect(contentOf(window.sessionStorage) + contentOf(window.localStorage)).toBe('');
  });

  test('of a guest whose session has ended is deleted', () => {
    writeDraft('guest:a', kind, typed, now);
    writeDraft('user:7', kind, typed, now);
    removeOldDrafts(now);
    expect(readDraft('guest:a', kind, now)).toBeUndefined();
    expect(readDraft('user:7', kind, now)).toBeDefined();
  });

  test('is not read when it has another shape', () => {
    const older = JSON.stringify({ version: 1, savedAt: now, content: { people: 'Rosa' } });
    window.localStorage.setItem(`${prefixOf('user:7')}form`, older);
    expect(readDraft('user:7', kind, now)).toBeUndefined();
  });
});
