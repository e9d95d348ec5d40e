/*
 * Texts that have broken programs. Each ends up in names, searches, messages, addresses, headers and the log.
 */

const injections = [
  "' or 1=1 --",
  "Robert'); drop table users;--",
  '1; select pg_sleep(5)',
  '%27%20union%20select%20null--',
  "\\'; copy users to '/tmp/x'",
  '*)(uid=*))(|(uid=*',
  '${jndi:ldap://127.0.0.1/a}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '{constructor.constructor("return process")()}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'a\r\nBcc: eve@example.org',
  'a\r\n\r\n<html>',
  'a\nlevel=error msg=forged',
  '\u001b[31mred',
  '%0d%0aSet-Cookie:%20a=b',
  '=cmd|/c calc!A1',
  '`id`',
  '$(id)',
  '| id',
];

const paths = [
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\windows',
  '%2e%2e%2f',
  '/etc/passwd',
  'file:///etc/passwd',
  '//evil.test/',
  'https://evil.test/',
  'javascript:alert(1)',
  '.',
  '..',
  '%',
  '%E0%A4%A',
  '%00',
  'a/b',
  'a?b#c',
];

const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then'];

const unusual = [
  '',
  ' ',
  '\t',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00',
  '\ufeff',
  '\u202egpj.exe',
  'A\u200bna',
  '👨‍👩‍👧',
  '😀'.repeat(60),
  'Z\u0351\u036b\u0343',
  'ﷺ',
  'İ',
  'ß',
  'ﬀ',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e308',
  '0x10',
  '٣',
  '9'.repeat(400),
  'a'.repeat(6_001),
  'é'.repeat(3_000),
  '<'.repeat(5_000),
];

/** Ordinary names and texts. */
const usual = [
  'Ana',
  'María José',
  "O'Neil",
  'Núñez-Gómez',
  '李',
  'Владимир',
  'ليلى',
  'ana@example.org',
  'a.b-c_d@mail.example.org',
  '+12025550143',
  'Lantern-1258',
  '123456',
  'new-york-convention-2027',
  'retreat',
  '01-JAN-2027',
  '31-DEC-2027',
  '09:30',
  'U',
  'A,R',
  'M1 1L2 2',
  'registration:create',
  'abcdefghijklmnopqrstuvwx',
  'One line\nand another',
  'lng=en&page=2',
  '0123456789ab',
  'list.csv',
];

/** Texts that a valid request may also contain, if the pattern allows. */
export const usualTexts: readonly string[] = usual;

/** Texts that are malicious or hard to handle. */
export const hostileTexts: readonly string[] = [...injections, ...paths, ...prototypes, ...unusual];

/** Names with a special meaning in JavaScript. */
export const prototypeNames: readonly string[] = prototypes;

/** Values of other types than a field expects, and the ends of their ranges. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e300,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
];
