import { text } from 'node:stream/consumers';
import { recordBounce } from '../../mailings/bounces/record.ts';
import type { BounceOutcome } from '../../mailings/bounces/record.ts';
import { makeSecrets } from '../secrets.ts';
import { withDatabase } from './with-database.ts';

const usage = `Give the email that came back by standard input, as a mail server does:
  npm run bounce < email.eml`;

/** No address is printed, because mail servers log the output of programs. */
const sentences: Readonly<Record<BounceOutcome, string>> = {
  hard: 'Recorded: the email was permanently undeliverable, and its address gets no more news.',
  soft: 'Recorded: it came back for now.',
  complaint: 'Recorded: its reader complained, and gets no more news.',
  unsubscribe: 'Recorded: its sender has unsubscribed.',
  repeated: 'This was recorded before. Nothing has changed.',
  unknown: 'It names no bulk email of this site, or was forged. Nothing has changed.',
  noReport: 'It reports no failed delivery (RFC 3464), no complaint and no wish to unsubscribe. Nothing has changed.',
};

/** Exit codes that mail servers understand (sysexits.h): wrong usage, and try again later. */
const exitCodes = { usage: 64, later: 75 };

/** Reads a bounced email from standard input and processes it. */
async function takeBounce(): Promise<void> {
  const raw = process.stdin.isTTY ? '' : await text(process.stdin);
  if (raw.trim() === '') {
    console.error(usage);
    process.exitCode = exitCodes.usage;
    return;
  }
  await withDatabase(async (db, _config, signingKeys) => {
    const secrets = makeSecrets(await signingKeys());
    console.log(sentences[await recordBounce({ db, secrets, clock: () => new Date() }, raw)]);
  });
}

try {
  await takeBounce();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodes.later;
}
