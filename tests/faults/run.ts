import { parseArgs } from 'node:util';
import { startTestServer } from '../support/database/database-server.ts';
import { databaseFaults } from './database/database-faults.ts';
import { migrationFault } from './database/migration-fault.ts';
import { killFaults } from './kills/kills.ts';
import { broken, heading, row } from './outcome.ts';

/*
 * Every fault, each from a clean state: `npm run test:faults`, `-- --only name` for those whose name contains it, `-- --list` for
 * the names. Everything is on this machine's loopback and is removed at the end.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, list: { type: 'boolean' } } });

let server: ReturnType<typeof startTestServer> | undefined;
const databases = () => (server ??= startTestServer());
const { only = [] } = values;
const isChosen = (name: string): boolean => only.length === 0 || only.some((part) => name.includes(part));
const faults = [...databaseFaults(databases), migrationFault(databases), ...killFaults(databases, isChosen)].filter(
  ({ name }) => isChosen(name),
);
if (faults.length === 0) throw new Error('There is no such fault; -- --list names them');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (values.list === true) for (const { name } of faults) say(name);
else {
  say(heading);
  let brokenFaults = 0;
  for (const { name, run } of faults) {
    const outcome = await run().catch((error: unknown) => ({
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      otherErrors: 0,
      failures: [error instanceof Error ? error.message : String(error)],
    }));
    if ('skipped' in outcome) {
      say(`${name}: skipped, ${outcome.skipped}`);
      continue;
    }
    say(row(name, outcome));
    const found = broken(outcome);
    if (found.length > 0) brokenFaults += 1;
    for (const sentence of found) say(`    does not hold: ${sentence}`);
  }
  await (await server)?.stop();
  say(`${String(faults.length)} faults, ${String(brokenFaults)} of them do not hold`);
  process.exitCode = brokenFaults > 0 ? 1 : 0;
}
