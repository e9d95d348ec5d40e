/*
 * A process that uses the embedded server of a directory, for tests that start, stop and kill such processes:
 *   node server-user.ts DIRECTORY [BINARIES]
 * It writes one line of JSON when the server is up, and stops when its input ends.
 */
import { startPostgres } from '../../../../api/platform/data/postgres/start.ts';

const [dataDirectory = '', binaries] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined };
const server = await startPostgres({ dataDirectory, binaries, log: silent });
process.stdout.write(`${JSON.stringify({ adopted: server.adopted, config: server.config })}\n`);
process.stdin.resume().once('end', () => void server.stop());
