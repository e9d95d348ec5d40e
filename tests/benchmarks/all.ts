import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { isMachineBusy } from './machine.ts';
import { resultsText } from './results.ts';
import type { Run } from './results.ts';

/*
 * Runs all benchmarks, or only the named ones, one after another and writes tests/benchmarks/RESULTS.md: machine, load, date,
 * commit, each figure beside its limit. A failing one does not stop the others; the file names it and the command exits with 1.
 * It takes hours on a quiet machine. Needs `npm run build`. npm run benchmark [-- requests navigation]
 */
const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const prefix = 'benchmark:';
const known = Object.keys(scripts).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

async function run(name: string): Promise<Run> {
  const [load = 0] = loadavg();
  const busyBefore = isMachineBusy();
  const began = performance.now();
  const [command = '', ...given] = (scripts[`${prefix}${name}`] ?? '').split(' ');
  const child = spawn(command === 'node' ? process.execPath : command, given, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const seconds = (performance.now() - began) / 1000;
  return { name, output, exitCode, seconds, load, wasBusy: busyBefore || isMachineBusy() };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const runs: Run[] = [];
  for (const name of wanted.length > 0 ? wanted : known) {
    console.log(`\n${prefix}${name}`);
    runs.push(await run(name));
  }
  const [processor] = cpus();
  const machine = `${String(cpus().length)} × ${processor?.model.trim() ?? 'unknown processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${platform()} ${release()}, Node ${process.versions.node}`;
  const git = (...given: string[]) => execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', with changes';
  const skipped = known.filter((name) => !runs.some((one) => one.name === name));
  const text = resultsText({ machine, commit: git('rev-parse', 'HEAD') + changed, at: new Date(), skipped }, runs);
  const file = join(import.meta.dirname, 'RESULTS.md');
  await writeFile(file, await format(text, { parser: 'markdown', printWidth: 140 }));
  console.log('\nWrote tests/benchmarks/RESULTS.md.');
  if (runs.some(({ exitCode }) => exitCode !== 0)) process.exitCode = 1;
}
