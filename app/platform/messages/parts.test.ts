import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import { partOf, staffProblems, type MessagePart } from './parts.ts';

const app = join(import.meta.dirname, '../..');

/** Where the screens hang that are fetched when they are opened. */
const tables = ['routes.tsx', 'content/content-routes.ts', 'registrations/desk/desk-routes.ts'];

/** The screens that make do with the words of every page. */
const contentScreens = [
  ...[
    'content/content-screen.tsx',
    'content/prayers/prayers-screen.tsx',
    'content/prayers/scripture-screen.tsx',
    'content/confession/confession-screen.tsx',
  ],
  ...['content/person-screen.tsx', 'home/home-screen.tsx'],
];

/** These files and all that they import, except the screens behind the addresses and what comes with its own words. */
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

/** The screens of each kind, as the tables of addresses say. */
const screens = {
  page: contentScreens,
  form: [
    ...['contact/contact-screen.tsx', 'prayer/prayer-screen.tsx', 'sabbath/sabbath-screen.tsx'],
    ...['sabbath/sabbath-retreat-screen.tsx'],
  ],
  account: [
    'registrations/own/find-screen.tsx',
    ...['session/login/login-screen.tsx', 'session/login/first-administrator-screen.tsx'],
    ...['account/account-screen.tsx', 'account/forgot-password-screen.tsx', 'account/verify-email-screen.tsx'],
  ],
  event: ['events/events-screen.tsx', 'events/event-screen.tsx'],
  registration: ['registrations/form/registration-screen.tsx'],
  steps: ['registrations/further-steps.ts', 'events/estimate/party-estimate.tsx', 'contact/about-registration.tsx'],
  waiver: ['waiver/waiver-screen.tsx'],
} as const;

/** Names every problem, those of the staff's operations too, and does without their words elsewhere. */
const problemTable = 'platform/client/problem-messages.ts';

const withoutWordsOf = {
  page: ['form', 'publicForm', 'account', 'event', 'registration', 'steps', 'waiver', 'further'],
  form: ['account', 'event', 'registration', 'steps', 'waiver', 'further'],
  account: ['publicForm', 'event', 'registration', 'steps', 'waiver', 'further'],
  event: ['form', 'publicForm', 'account', 'steps', 'waiver', 'further'],
  registration: ['publicForm', 'account', 'event', 'steps', 'waiver', 'further'],
  steps: ['publicForm', 'account', 'event', 'waiver', 'further'],
  waiver: ['publicForm', 'account', 'event', 'registration', 'steps', 'further'],
} as const satisfies Record<keyof typeof screens, readonly MessagePart[]>;

test.each(['page', 'event', 'form', 'account', 'registration', 'steps', 'waiver'] as const)(
  'a screen with the words of a %s lacks none',
  (kind) => {
    const files = filesOf(['entry-browser.tsx', ...screens[kind]]);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['platform/shell/frame/frame.tsx', ...screens[kind]]));
    const absent = Object.keys(en).filter((id) => withoutWordsOf[kind].some((part) => part === partOf(id)));
    expect(absent.length).toBeGreaterThan(300);
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
        .filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`))
        .filter((id) => name !== problemTable || !staffProblems.test(id))
        .map((id) => `${name}: ${id}`),
      ...[...code.matchAll(/`(\w+)\.[\w.]*\$\{/g)]
        .filter(([, beginning = '']) => beginnings.has(beginning))
        .map(([text]) => `${name}: ${text}`),
    ]);
    expect(lacking).toEqual([]);
  },
);
