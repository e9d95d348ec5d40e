import { expect, test } from 'vitest';
import { blankSigning, faultsOf, someoneElse, textMark, toSigning } from './sign-draft.ts';

const text = {
  version: '0123456789ab',
  language: 'en' as const,
  title: 'Waiver',
  blocks: [{ kind: 'paragraph' as const, text: 'I sign.' }],
};
const ana = { memberId: 'a', personNumber: 1, firstName: 'Ana', lastName: 'Vega', isMinor: false };
const leo = { memberId: 'b', personNumber: 2, firstName: 'Leo', lastName: 'Vega', isMinor: true };
const event = {
  id: 'x',
  name: 'Weekend',
  type: 'Residential' as const,
  start_date: '14-MAY-2027',
  end_date: '16-MAY-2027',
  timings: '',
  location: '',
  timeZone: 'America/New_York',
};
const waivers = { text, people: [ana, leo], openedBy: 'party' as const };
const filled = {
  ...blankSigning(waivers),
  signer: 'a',
  others: ['b'],
  relation: 'parent' as const,
  name: 'Ana Vega',
  agreesTo: textMark(text),
};

test('agreement holds only for the text that was read, not for another version or language', () => {
  expect(faultsOf(filled, waivers)).toEqual([]);
  expect(faultsOf(filled, { ...waivers, text: { ...text, version: 'ba9876543210' } })).toEqual(['agrees']);
  expect(faultsOf(filled, { ...waivers, text: { ...text, language: 'es' } })).toEqual(['agrees']);
});

test('missing fields are reported in page order', () => {
  expect(faultsOf(blankSigning(waivers), waivers)).toEqual(['signer', 'signature', 'agrees']);
  expect(faultsOf({ ...filled, relation: '' }, waivers)).toEqual(['relation']);
});

test('someone who signs personally and for a minor states the relation to each', () => {
  const all = { ...waivers, event, canSign: true, signed: 0, links: [] };
  expect(toSigning(filled, all)).toEqual({
    version: text.version,
    language: 'en',
    signerName: 'Ana Vega',
    people: [
      { memberId: 'a', personNumber: 1, relation: 'self' },
      { memberId: 'b', personNumber: 2, relation: 'parent' },
    ],
    agrees: true,
  });
});

test('an emailed link proposes its only adult as the signer, and nobody if it is for several', () => {
  const eva = { ...ana, memberId: 'c', personNumber: 3, firstName: 'Eva' };
  expect(blankSigning({ people: [ana, leo], openedBy: 'link' }).signer).toBe('a');
  expect(blankSigning({ people: [ana, eva], openedBy: 'link' }).signer).toBe('');
});

test('someone else who signs is the guardian of an adult, and for a minor as stated', () => {
  const all = { ...waivers, event, canSign: true, signed: 0, links: [] };
  const { people } = toSigning({ ...filled, signer: someoneElse, others: ['a', 'b'] }, all);
  expect(people.map(({ memberId, relation }) => [memberId, relation])).toEqual([
    ['a', 'guardian'],
    ['b', 'parent'],
  ]);
});
