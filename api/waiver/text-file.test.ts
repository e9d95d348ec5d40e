import { expect, test } from 'vitest';
import { readWaiverFile } from './text-file.ts';
import { readWaivers } from './texts.ts';

const organisation = { en: 'The House', es: 'La Casa' };
const whole =
  '# English: Waiver\n\nI know {organisation}.\n\n## More\n\n- one\n  more\n- two\n\nI sign.\n\n# Español: Exención\n\nConozco {organisation}.\n\n## Más\n\n- uno\n- dos\n\nFirmo.\n';
const read = (source: string) => readWaiverFile('Test.md', source, organisation);

test('a file becomes blocks in both languages that contain the name of the organization', () => {
  const { en, es } = read(whole);
  expect(en.title).toBe('Waiver');
  expect(en.blocks).toEqual([
    { kind: 'paragraph', text: 'I know The House.' },
    { kind: 'heading', text: 'More' },
    { kind: 'point', text: 'one more' },
    { kind: 'point', text: 'two' },
    { kind: 'paragraph', text: 'I sign.' },
  ]);
  expect(es.blocks[0]?.text).toBe('Conozco La Casa.');
});

test('the version depends on all words: a change in either language, or of the name, gives a new version', () => {
  const { en, es } = read(whole);
  expect(en.version).toBe(es.version);
  expect(read(whole.replaceAll('\n', '\r\n')).en.version).toBe(en.version);
  const others = [
    read(whole.replace('Firmo', 'Yo firmo')),
    read(whole.replace('two', 'three')),
    readWaiverFile('Test.md', whole, { ...organisation, es: 'Otra' }),
  ];
  expect(new Set([en.version, ...others.map((other) => other.en.version)]).size).toBe(4);
});

test('an incomplete text is refused', () => {
  expect(() => read(whole.slice(0, whole.indexOf('# Español')))).toThrow('there is no "# Español: title"');
  expect(() => read(whole.replace('- dos\n', ''))).toThrow('the two languages differ in their parts');
  expect(() => read(whole.replace('# English: Waiver', '# English'))).toThrow('needs a title');
  expect(() => read(whole.replace('{organisation}', '{organization}'))).toThrow('the only placeholder');
  expect(() => read(whole.replace('I sign.', ''))).toThrow('ends with a paragraph');
});

test('the waivers of this site are complete, one for each kind of event', () => {
  const { Residential, Convention } = readWaivers(organisation);
  expect(Residential.en.version).not.toBe(Convention.en.version);
});
