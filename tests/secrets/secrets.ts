import { execFileSync, spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { allowed, fingerprintOf, isAllowed } from './allowed.ts';
import { secretsIn } from './rules.ts';
import type { Found } from './rules.ts';

/*
 * Looks for secrets in every version of every file in the history, including deleted files, and in commit messages. Needs no
 * account and no network: npm run test:secrets
 */

const root = join(import.meta.dirname, '../..');
const git = (...given: string[]): string =>
  execFileSync('git', given, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });

interface Place extends Found {
  readonly path: string;
  readonly object: string;
}

/** Every version of a file in the history, by object ID, with one of its paths. */
function versions(): Map<string, string> {
  const lines = git('rev-list', '--all', '--objects').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(' ');
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const];
    }),
  );
}

/** The contents of these objects, in the order of `git cat-file --batch`. Folders are skipped. */
function* contentsOf(objects: readonly string[]): Generator<{ object: string; bytes: Buffer }> {
  const { stdout, status } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: `${objects.join('\n')}\n`,
    maxBuffer: 2 ** 31,
  });
  if (status !== 0) throw new Error('The history cannot be read: is this a git repository with its whole history?');
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf('\n', at);
    const [object = '', type, size] = stdout.toString('latin1', at, end).split(' ');
    const next = end + 1 + Number(size);
    if (type === 'blob') yield { object, bytes: stdout.subarray(end + 1, next) };
    at = next + 1;
  }
}

/** The text of a file; undefined for pictures, fonts and the like. */
function textOf(path: string, bytes: Buffer): string | undefined {
  const plain = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return plain.subarray(0, 8_000).includes(0) ? undefined : plain.toString('utf8');
}

const paths = versions();
const found: Place[] = [];
let checked = 0;
for (const { object, bytes } of contentsOf([...paths.keys()])) {
  const path = paths.get(object) ?? '';
  const text = textOf(path, bytes);
  if (text === undefined) continue;
  checked += 1;
  found.push(...secretsIn(text).map((secret) => ({ ...secret, path, object })));
}
found.push(
  ...secretsIn(git('log', '--all', '--format=%B')).map((secret) => ({
    ...secret,
    path: 'a message of the history',
    object: '',
  })),
);

const wrong = found.filter((place) => !isAllowed(place.secret));
// Never the secret itself: the output may be kept where others read it.
for (const { rule, secret, path, line, object } of wrong)
  console.log(`${rule} ${fingerprintOf(secret)}: ${path}, line ${String(line)} of ${object}`);
const fingerprints = new Set(found.map(({ secret }) => fingerprintOf(secret)));
const unused = allowed.flatMap((one) => one.fingerprints).filter((fingerprint) => !fingerprints.has(fingerprint));
for (const fingerprint of unused) console.log(`${fingerprint} is allowed and nowhere in the history`);
console.log(
  `${String(checked)} versions of files checked, ${String(wrong.length)} secrets, ${String(found.length - wrong.length)} that are allowed.`,
);
if (wrong.length > 0 || unused.length > 0) process.exitCode = 1;
