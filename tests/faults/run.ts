import { parseArgs } from 'node:util';
import { startTestServer } from '../support/database/database-server.ts';
import { databaseFaults } from './database/database-faults.ts';
import { migrationFault } from './database/migration-fault.ts';
import { killFaults } from './kills/kills.ts';
import { serviceFaults } from './services/service-faults.ts';
import { broken, heading, row, type Outcome } from './outcome.ts';
import { clockFaults } from './surroundings/clock-faults.ts';
import { diskFault } from './surroundings/disk-fault.ts';
import { pagesFault } from './surroundings/pages-fault.ts';
import { versionsFault } from './surroundings/versions-fault.ts';

/*
 * Runs every fault, each from a clean state: `npm run test:faults`. `-- --only name` runs those whose name contains it,
 * `-- --part 2/6` runs the second sixth of them, `-- --list` prints the names. Everything is on this machine's loopback and is
 * removed at the end.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, part: { type: 'string' }, list: { type: 'boolean' } },
});

let server: ReturnType<typeof startTestServer> | undefined;
const databases = () => (server ??= startTestServer({ waitsForDisk: true }));
const { only = [], part } = values;
const isNamed = (name: string): boolean => only.length === 0 || only.some((word) => name.includes(word));
const all = (isChosen: (name: string) => boolean) =>
  [
    ...databaseFaults(databases),
    migrationFault(databases),
    ...serviceFaults(databases),
    diskFault(databases),
    ...clockFaults(databases),
    pagesFault(databases),
    versionsFault(databases),
    ...killFaults(databases, isChosen),
  ].filter(({ name }) => isChosen(name));

/** One part of the list, in its order: faults that are killed together stay together. */
function ofPart(names: readonly string[]): readonly string[] {
  if (part === undefined) return names;
  const [, number = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(part)?.map(Number) ?? [];
  if (number < 1 || number > count) throw new Error('A part is given as 2/6, the second of six');
  return names.filter((_, index) => Math.floor((index * count) / names.length) === number - 1);
}
const chosen = new Set(ofPart(all(isNamed).map(({ name }) => name)));
const faults = all((name) => chosen.has(name));
if (faults.length === 0) throw new Error('There is no such fault; -- --list names them');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (values.list === true) for (const { name } of faults) say(name);
else {
  say(heading);
  let brokenFaults = 0;
  for (const { name, run } of faults) {
    const outcome = await run().catch(
      (error: unknown): Outcome => ({
        acknowledged: 0,
        lost: 0,
        doubled: 0,
        otherErrors: 0,
        failures: [error instanceof Error ? error.message : String(error)],
      }),
    );
    if ('skipped' in outcome) {
      say(`${name}: skipped, ${outcome.skipped}`);
      continue;
    }
    say(row(name, outcome));
    const found = broken(outcome);
    if (found.length > 0) brokenFaults += 1;
    for (const note of outcome.notes ?? []) say(`    ${note}`);
    for (const sentence of found) say(`    does not hold: ${sentence}`);
  }
  await (await server)?.stop();
  say(`${String(faults.length)} faults, ${String(brokenFaults)} of them do not hold`);
  process.exitCode = brokenFaults > 0 ? 1 : 0;
}
