import { expect, test } from 'vitest';
import { faultsOf, fillIn, mostRecipients, nextTry, readText, subjectFaults } from './rules.ts';

const values = { firstName: 'Ana', event: 'Retreat', reference: 'AB-1', balance: '$5.00', link: 'https://x.org' };

test('a text consists of paragraphs, headings, lists, fields and links', () => {
  const { blocks, faults } = readText(
    '# Dear {firstName}\nTwo\nlines\n\n- one\n- [two]({link})\nSee https://example.org/a?b=1. Bye',
  );
  expect(faults).toEqual([]);
  expect(blocks).toEqual([
    {
      kind: 'heading',
      pieces: [
        { kind: 'words', text: 'Dear ' },
        { kind: 'field', name: 'firstName' },
      ],
    },
    { kind: 'paragraph', pieces: [{ kind: 'words', text: 'Two\nlines' }] },
    {
      kind: 'list',
      items: [[{ kind: 'words', text: 'one' }], [{ kind: 'link', words: 'two', address: '{link}' }]],
    },
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'words', text: 'See ' },
        { kind: 'link', words: 'https://example.org/a?b=1', address: 'https://example.org/a?b=1' },
        { kind: 'words', text: '.' },
        { kind: 'words', text: ' Bye' },
      ],
    },
  ]);
});

test.each([
  ['{name}', 'unknownField', '{name}'],
  ['{ }', 'emptyField', '{ }'],
  ['[a]({first})', 'unsafeLink', '{first}'],
  ['[{nobody}](https://example.org)', 'unknownField', '{nobody}'],
  ['[press](javascript:alert)', 'unsafeLink', 'javascript:alert'],
  ['[press](http://example.org)', 'unsafeLink', 'http://example.org'],
  ['[press](https://bank.org@evil.org)', 'unsafeLink', 'https://bank.org@evil.org'],
  ['[press](https:example)', 'unsafeLink', 'https:example'],
  ['see http://example.org', 'unsafeLink', 'http://example.org'],
  ['[Pay](https://pay.org/?ref={reference})', 'unsafeLink', 'https://pay.org/?ref={reference}'],
  ['[Pay](https://pay.org/{)', 'unsafeLink', 'https://pay.org/{'],
  ['[Pay](https://pay.org/})', 'unsafeLink', 'https://pay.org/}'],
  ['[Pay]({link}?ref={reference})', 'unsafeLink', '{link}?ref={reference}'],
  ['see https://example.org/{foo}.', 'unsafeLink', 'https://example.org/{foo}'],
  ['see https://example.org/{link}', 'unsafeLink', 'https://example.org/{link}'],
  ['see https://example.org/{first name}', 'unsafeLink', 'https://example.org/{first'],
  ['Dear {firstName,', 'unknownField', '{firstName,'],
  ['Dear {firstName\n}', 'unknownField', '{firstName'],
  ['Dear {{firstName}', 'unknownField', '{'],
  [`{${'a'.repeat(61)}}`, 'unknownField', `{${'a'.repeat(60)}`],
  ['[{firstName you](https://example.org)', 'unknownField', '{firstName'],
])('%s is refused as %s', (text, kind, value) => {
  expect(readText(text).faults).toEqual([{ kind, value }]);
});

test('faults are listed in the order of the text, although a list follows its paragraph directly', () => {
  expect(readText('Dear {one}\n- {two}\nBye {three}').faults.map(({ value }) => value)).toEqual([
    '{one}',
    '{two}',
    '{three}',
  ]);
});

test('text that only looks like markup stays as typed', () => {
  for (const text of ['<b>5 < 6</b>', 'javascript:alert(1)', '#1', '-5 °C', '\u202eabc'])
    expect(readText(text)).toEqual({ blocks: [{ kind: 'paragraph', pieces: [{ kind: 'words', text }] }], faults: [] });
});

test('a subject can have fields but no links', () => {
  expect(subjectFaults('{event} for {firstName}')).toEqual([]);
  expect(subjectFaults('{link} {x}').map(({ kind }) => kind)).toEqual(['unknownField', 'unknownField']);
  expect(fillIn('{event} for {firstName} {x}', values)).toBe('Retreat for Ana {x}');
});

test('a brace that is never closed is a fault in the subject, and in the text of either language', () => {
  const text = { subject: '{event for {firstName}', text: 'Dear {firstName' };
  const count = { recipients: 2, recipientsWithoutName: 0, lacksPostalAddress: false };
  const byLanguage = (['en', 'es'] as const).map((language) => ({ language, recipients: 1 }));
  const faults = faultsOf({ kind: 'registration', texts: { en: text, es: text } }, { ...count, byLanguage });
  expect(faults).toEqual(
    (['en', 'es'] as const).flatMap((language) => [
      { kind: 'unknownField', value: '{event', language, field: 'subject' },
      { kind: 'unknownField', value: '{firstName', language, field: 'text' },
    ]),
  );
});

test('only languages that recipients use are required, and names only if a text shows them', () => {
  const count = { recipients: 3, lacksPostalAddress: false, recipientsWithoutName: 1 };
  const english = {
    kind: 'registration' as const,
    texts: { en: { subject: 'Hello', text: 'Dear friends' }, es: { subject: '', text: '' } },
  };
  const byLanguage = [{ language: 'en', recipients: 3 } as const, { language: 'es', recipients: 0 } as const];
  expect(faultsOf(english, { ...count, byLanguage })).toEqual([]);
  const both = [{ language: 'en', recipients: 2 } as const, { language: 'es', recipients: 1 } as const];
  expect(faultsOf(english, { ...count, byLanguage: both }).map(({ kind }) => kind)).toEqual([
    'subjectMissing',
    'textMissing',
  ]);
  const named = { ...english, texts: { ...english.texts, en: { subject: 'Hello', text: 'Dear {firstName}' } } };
  expect(faultsOf(named, { ...count, byLanguage }).map(({ kind }) => kind)).toEqual(['nameless']);
  expect(faultsOf(english, { ...count, recipients: 0, byLanguage: [] })).toEqual([{ kind: 'noRecipients' }]);
});

test('a mailing can have as many recipients as a user may write to in an hour, and no more', () => {
  const text = { subject: 'Hello', text: 'Dear friends' };
  const kindsFor = (recipients: number) =>
    faultsOf(
      { kind: 'registration', texts: { en: text, es: text } },
      { recipients, recipientsWithoutName: 0, lacksPostalAddress: false, byLanguage: [] },
    ).map(({ kind }) => kind);
  expect(kindsFor(mostRecipients)).toEqual([]);
  expect(kindsFor(mostRecipients + 1)).toEqual(['tooManyRecipients']);
});

test('news has no registration fields, and requires a postal address', () => {
  const count = { recipients: 1, recipientsWithoutName: 0, lacksPostalAddress: true };
  const text = { subject: 'For {firstName}', text: '{link} {balance}' };
  const byLanguage = [{ language: 'en', recipients: 1 } as const];
  expect(faultsOf({ kind: 'news', texts: { en: text, es: text } }, { ...count, byLanguage })).toEqual([
    { kind: 'noPostalAddress' },
    { kind: 'unknownField', value: '{balance}', language: 'en', field: 'text' },
  ]);
});

test('an email is retried for two days, at increasing intervals', () => {
  const first = new Date('2027-04-01T12:00:00Z');
  const minutesUntil = (attempts: number) =>
    ((nextTry(first, attempts, first)?.getTime() ?? 0) - first.getTime()) / 60_000;
  expect([1, 2, 3, 9, 30].map(minutesUntil)).toEqual([1, 2, 4, 180, 180]);
  expect(nextTry(first, 5, new Date('2027-04-03T11:59:00Z'))).not.toBeNull();
  expect(nextTry(first, 5, new Date('2027-04-03T12:00:00Z'))).toBeNull();
});
