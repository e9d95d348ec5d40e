import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reports } from '../../../api/reports/registry.ts';
import * as words from '../../../api/reports/words.ts';
import type { Dictionary } from '../../../api/reports/words.ts';

const catalog = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../app/platform/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
const catalogs = { en: catalog('en'), es: catalog('es') };

/** Prefixes of the site's own messages for the words of each dictionary. */
const messages: readonly (readonly [dictionary: Dictionary, id: string])[] = [
  [words.registrationStates, 'registration.state.'],
  [words.ageBands, 'band.'],
  [words.paymentMethods, 'payment.method.'],
  [words.paymentKinds, 'payment.kind.'],
  [words.mailingKinds, 'mailing.kind.'],
  [words.paymentStatuses, 'payment.status.'],
  [words.genders, 'field.gender.'],
  [words.languages, 'language.'],
  [words.eventTypes, 'event.type.'],
  [words.waiverMethods, 'waiver.sheet.method.'],
  [words.prayerStates, 'prayerDesk.state.'],
  [words.sabbathStates, 'sabbathDesk.state.'],
  [words.sabbathKinds, 'sabbathDesk.kind.'],
  [words.attendances, 'field.attendance.'],
  [words.groupKinds, 'field.groupKind.'],
  [words.userStates, 'user.state.'],
  [words.userTypeNames, 'userType.'],
];

test('reports use the same words as the site', () => {
  for (const [dictionary, prefix] of messages) {
    for (const [value, label] of Object.entries(dictionary)) {
      for (const language of ['en', 'es'] as const)
        expect(label[language].toLowerCase()).toBe(catalogs[language][prefix + value]?.toLowerCase());
    }
  }
});

test('the type of a column follows from its title', () => {
  const money = ['Amount', 'Price', 'Received', 'Refunded', 'Balance'];
  const times = ['Written on', 'Sent on'];
  const dates = ['First day', 'Last day', 'Saturday', 'Owed since', 'Last login'];
  const yesNo = ['Stays overnight', 'Signed', 'Shared', 'For someone else', 'Wants to be notified'];
  // Applies to the specified reports; additional reports may have other titles.
  for (const { id, columns } of reports.filter((report) => report.id <= 10)) {
    for (const { title, type } of columns) {
      const name = `${String(id)} ${title.en}`;
      const expected = times.includes(title.en)
        ? 'time'
        : / on$/.test(title.en) || dates.includes(title.en)
          ? 'date'
          : money.includes(title.en)
            ? 'money'
            : yesNo.includes(title.en)
              ? 'yesNo'
              : undefined;
      if (expected) expect(`${name}: ${type}`).toBe(`${name}: ${expected}`);
      else expect(['text', 'integer', 'number'], name).toContain(type);
    }
  }
});
