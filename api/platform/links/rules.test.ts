import { expect, test } from 'vitest';
import { isSecureAddress, reachableAddress, textParts } from './rules.ts';

test.each([
  [
    'Write to office@example.org or call +1 202-555-0100; we are glad to help.',
    'office@example.org → mailto:office@example.org',
    '+1 202-555-0100 → tel:+12025550100',
  ],
  [
    '¿Alguna pregunta? Escriba a casa.de.retiros@correo.example.org.',
    'casa.de.retiros@correo.example.org → mailto:casa.de.retiros@correo.example.org',
  ],
  ['+34600123456', '+34600123456 → tel:+34600123456'],
  ['Nobody to ask, at 7 pm + 2 days, @home', undefined],
] as const)('finds the links in %j without losing any text', (text, ...links) => {
  const parts = textParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  const found = parts.flatMap((part) =>
    part.kind === 'words' ? [] : [`${part.text} → ${reachableAddress(part) ?? ''}`],
  );
  expect(found).toEqual(links.filter((link) => link !== undefined));
});

test.each([
  ['https://example.org', true],
  ['https://maps.example.org:8443/place?q=Casa#top', true],
  ['https://peregrinación.example/', true],
  ['http://example.org', false],
  ['https://user:secret@example.org', false],
  ['https://localhost', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://example.org/a b', false],
])('%s is a safe link to another site: %s', (address, isSecure) => {
  expect(isSecureAddress(address)).toBe(isSecure);
});
