import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { problemCodes } from '#contract/enums';
import { problemMessageOf } from '../client/problem-messages.ts';
import en from './en.json' with { type: 'json' };
import { ownParts, partOf, problemsOf, type MessagePart } from './parts.ts';

const app = join(import.meta.dirname, '../..');

/** The files that list the lazily loaded screens. */
const tables = ['routes.tsx', 'staff-screens.ts', 'content-routes.ts', 'desk-routes.ts', 'users/user-routes.ts'];

/** The screens that need only the messages of every page. */
const contentScreens = [
  ...[
    'content/content-screen.tsx',
    'content/prayers/prayers-screen.tsx',
    'content/prayers/scripture-screen.tsx',
    'content/confession/confession-screen.tsx',
  ],
  ...['home/person-screen.tsx', 'home/home-screen.tsx'],
];

/** These files and all their imports, except the screens of routes and chunks that load their own messages. */
function filesOf(roots: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    const name = relative(app, file);
    if (found.has(name) || name.startsWith('..') || !/\.tsx?$/.test(name)) return;
    const code = readFileSync(file, 'utf8');
    found.set(name, code);
    const imports = [...code.matchAll(/(?:^(?:import|export) (?!type)[^;]*?from |^import )'(\.[^']+)'/gm)];
    const lazy = tables.includes(name)
      ? []
      : [...code.matchAll(/(?<!withFurtherMessages\(\(\) => )import\('(\.[^']+)'\)/g)];
    for (const [, path = ''] of [...imports, ...lazy]) visit(join(dirname(file), path));
  };
  for (const root of roots) visit(join(app, root));
  return found;
}

/** All screens of the workspace, from their tables. */
const staffScreens = ['staff-screens.ts', 'users/user-routes.ts'].flatMap((table) =>
  [...readFileSync(join(app, table), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    join(dirname(table), path),
  ),
);

/** The screens of each kind, from the route tables. */
const screens = {
  page: contentScreens,
  form: [
    ...['contact/contact-screen.tsx', 'prayer/prayer-screen.tsx', 'sabbath/sabbath-screen.tsx'],
    ...['sabbath/sabbath-retreat-screen.tsx'],
  ],
  account: [
    'registrations/own/find/find-screen.tsx',
    ...['session/login/login-screen.tsx', 'session/login/first-administrator-screen.tsx'],
    ...['account/account-screen.tsx', 'account/forgot-password-screen.tsx', 'account/verify-email-screen.tsx'],
    'news/news-emails-screen.tsx',
  ],
  event: ['events/events-screen.tsx', 'events/event-screen.tsx'],
  registration: ['registrations/form/registration-screen.tsx'],
  steps: [
    'registrations/steps-chunk.ts',
    'registrations/estimate/party-estimate.tsx',
    'registrations/port/about-registration.tsx',
  ],
  waiver: ['waiver/waiver-screen.tsx'],
  browser: [
    ...['workspace/staff-frame.tsx', ...staffScreens],
    ...['session/time-out/session-watch.tsx', 'platform/offline/saved-notice.tsx', 'online-sessions/sessions-here.tsx'],
  ],
} as const;

/** This file names every problem, including those of some screens' operations, whose messages are not loaded elsewhere. */
const problemTable = 'platform/client/problem-messages.ts';
const problemMessages: readonly string[] = problemCodes.map(problemMessageOf);
const isOfSomeScreens = (id: string): boolean => Object.values(problemsOf).some((words) => words.test(id));

const withoutWordsOf = {
  page: ['form', 'publicForm', 'account', 'event', 'registration', 'steps', 'waiver', 'further', 'visitor'],
  form: ['account', 'event', 'registration', 'steps', 'waiver', 'further', 'visitor'],
  account: ['publicForm', 'event', 'registration', 'steps', 'waiver', 'further', 'visitor'],
  event: ['form', 'publicForm', 'account', 'steps', 'waiver', 'further', 'visitor'],
  registration: ['publicForm', 'account', 'event', 'steps', 'waiver', 'further', 'visitor'],
  steps: ['publicForm', 'account', 'event', 'waiver', 'further', 'visitor'],
  waiver: ['publicForm', 'account', 'event', 'registration', 'steps', 'further', 'visitor'],
  // A screen's own messages load with it.
  browser: ['account', 'visitor'],
} as const satisfies Record<keyof typeof screens, readonly MessagePart[]>;

test.each(['page', 'event', 'form', 'account', 'registration', 'steps', 'waiver', 'browser'] as const)(
  'a screen with the messages of a %s lacks none',
  (kind) => {
    const files = filesOf(['entry-browser.tsx', ...screens[kind]]);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['platform/shell/frame/frame.tsx', ...screens[kind]]));
    const absent = Object.keys(en).filter((id) =>
      [...withoutWordsOf[kind], ...(kind === 'browser' ? [] : ownParts)].some((part) => part === partOf(id)),
    );
    expect(absent.length).toBeGreaterThan(kind === 'browser' ? 100 : 300);
    const present = new Set(
      Object.keys(en)
        .filter((id) => !absent.includes(id))
        .map((id) => id.split('.')[0] ?? ''),
    );
    const beginnings = new Set(
      absent.map((id) => id.split('.')[0] ?? '').filter((beginning) => !present.has(beginning)),
    );
    const lacking = [...files].flatMap(([name, code]) => [
      ...absent
        .filter((id) =>
          name === problemTable
            ? problemMessages.includes(id) && !isOfSomeScreens(id)
            : code.includes(`'${id}'`) || code.includes(`"${id}"`),
        )
        .map((id) => `${name}: ${id}`),
      ...[...code.matchAll(/`(\w+)\.[\w.]*\$\{/g)]
        .filter(([, beginning = '']) => beginnings.has(beginning))
        .map(([text]) => `${name}: ${text}`),
    ]);
    expect(lacking).toEqual([]);
  },
);

/** The folders that use the messages of individual screens. */
const placesOf = {
  audit: 'audit/',
  door: 'arrivals/',
  entry: ['registrations/desk/', 'packet/'],
  eventDesk: 'event-desk/',
  formDesk: ['contact/desk/', 'forms/', 'prayer/', 'sabbath/desk/'],
  heldForms: 'forms/held/',
  mailing: 'mailings/',
  onlineSession: 'online-sessions/',
  packet: 'packet/',
  party: ['registrations/desk/', 'payments/', 'waiver/desk/'],
  prayerDesk: 'prayer/',
  rooming: 'rooming/',
  sabbathDesk: 'sabbath/desk/',
  system: 'system/',
  user: 'users/',
} as const satisfies Record<(typeof ownParts)[number], string | readonly string[]>;

test.each(ownParts)('only the screens of %s use its own messages', (part) => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.ts', 'stories/**'] });
  const ids = Object.keys(en).filter((id) => partOf(id) === part);
  const saying = files.filter((file) => {
    const code = readFileSync(join(app, file), 'utf8');
    const beginnings = [...code.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, beginning = '']) => beginning);
    return ids.some(
      (id) =>
        code.includes(`'${id}'`) ||
        code.includes(`"${id}"`) ||
        beginnings.some((beginning) => id.startsWith(beginning)),
    );
  });
  expect(ids.length).toBeGreaterThan(50);
  expect(saying.filter((file) => ![placesOf[part]].flat().some((place) => file.startsWith(place)))).toEqual([]);
});
