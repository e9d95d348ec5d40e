import { expect, test } from 'vitest';
import { reachableAddress, textParts, withoutTags } from './rules.ts';

test.each([
  ['Pray for <b>Ana</b>, please', 'Pray for Ana, please'],
  ['one<br/>two<BR>three', 'onetwothree'],
  ['<a href="https://x.test" title="a">here</a>', 'here'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<<b>script>alert(1)<</b>/script>', 'alert(1)'],
  ['before<!-- a <b>comment</b> -->after', 'beforeafter'],
  ['<!DOCTYPE html>text', 'text'],
])('tags are taken out of %j', (text, shown) => {
  expect(withoutTags(text)).toBe(shown);
});

test.each(['a < b and c > d', 'I <3 you', '5<6, 7>6', 'Ana <', '&lt;b&gt;', 'line\nline', ''])('%j has no tags and stays', (text) => {
  expect(withoutTags(text)).toBe(text);
});

test.each([
  ['Write to office@example.org or call +1 202-555-0100; we are glad to help.', 'office@example.org → mailto:office@example.org', '+1 202-555-0100 → tel:+12025550100'],
  ['¿Alguna pregunta? Escriba a casa.de.retiros@correo.example.org.', 'casa.de.retiros@correo.example.org → mailto:casa.de.retiros@correo.example.org'],
  ['+34600123456', '+34600123456 → tel:+34600123456'],
  ['Nobody to ask, at 7 pm + 2 days, @home', undefined],
] as const)('what can be tapped is found in %j, and no word is lost', (text, ...links) => {
  const parts = textParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  const found = parts.flatMap((part) => (part.kind === 'words' ? [] : [`${part.text} → ${reachableAddress(part) ?? ''}`]));
  expect(found).toEqual(links.filter((link) => link !== undefined));
});
