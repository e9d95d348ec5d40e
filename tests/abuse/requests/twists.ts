/*
 * Ways to corrupt the text of a JSON body. Each function takes the correct text.
 */

type Twist = (text: string) => string | Buffer;

/** Inserts bytes after the opening quotation mark of the first text value. */
function withBytes(text: string, bytes: readonly number[]): Buffer {
  const at = text.indexOf(':"') + 2;
  return Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(bytes), Buffer.from(text.slice(at))]);
}

const deep = 20_000;

/** Keyed by name, so that a request can be stored. */
export const twists: Readonly<Record<string, Twist>> = {
  none: (text) => text,
  empty: () => '',
  'a key twice': (text) => text.replace(/^\{("[^"]*":)/, '{$1null,$1'),
  'a key twice, wrong last': (text) => text.replace(/^\{("[^"]*":)(.*)\}$/s, '{$1$2,$1[]}'),
  'a prototype': (text) => text.replace(/^\{/, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}},'),
  deep: () => '['.repeat(deep) + ']'.repeat(deep),
  'deep objects': () => '{"a":'.repeat(deep) + '1' + '}'.repeat(deep),
  'deep and open': () => '['.repeat(deep * 5),
  'deep inside': (text) => text.replace(/^\{("[^"]*":)/, `{$1${'['.repeat(60)}${']'.repeat(60)},$1`),
  wide: () => `{${Array.from({ length: 10_000 }, (_, index) => `"${String(index)}":1`).join(',')}}`,
  'a long list': () => `[${Array.from({ length: 40_000 }, () => '{}').join(',')}]`,
  'a little below the limit of values': () => `[${Array.from({ length: 1_990 }, () => '{}').join(',')}]`,
  truncated: (text) => text.slice(0, Math.floor(text.length / 2)),
  twice: (text) => text + text,
  'more behind': (text) => `${text} x`,
  'a mark before it': (text) => `\ufeff${text}`,
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'no UTF-8': (text) => withBytes(text, [0xff, 0xfe]),
  'UTF-8 longer than needed': (text) => withBytes(text, [0xc0, 0xaf]),
  'a surrogate as bytes': (text) => withBytes(text, [0xed, 0xa0, 0x80]),
  'a NUL': (text) => text.replaceAll(':"', ':"\\u0000'),
  'a raw NUL': (text) => text.replaceAll(':"', ':"\0'),
  'half a pair': (text) => text.replaceAll(':"', ':"\\ud800'),
  'the other half': (text) => text.replaceAll(':"', ':"\\udfff'),
  'a raw line break': (text) => text.replaceAll(':"', ':"\r\n'),
  'a number with 400 digits': (text) => text.replaceAll(/:-?\d+/g, `:${'9'.repeat(400)}`),
  'an infinite number': (text) => text.replaceAll(/:-?\d+/g, ':1e999'),
  NaN: (text) => text.replaceAll(/:-?\d+/g, ':NaN'),
  'a comment': (text) => `/* */${text}`,
  'single quotes': (text) => text.replaceAll('"', "'"),
  'a text': () => '"text"',
  'a number': () => '1e400',
  null: () => 'null',
  XML: () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a form': () => 'a=1&__proto__[b]=2&c[]=3',
  'too many bytes': () => `"${'a'.repeat(6_000_000)}"`,
};
