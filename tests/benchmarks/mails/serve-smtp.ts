import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/*
 * A real SMTP server in its own process, which takes every email and forgets it: fork(serve-smtp.ts), with an IPC channel.
 * It sends its port, then the recipient of each email it took. It sends the first email whole, for callers that want to send the same.
 */
export type SmtpNews =
  | { readonly kind: 'port'; readonly port: number }
  | { readonly kind: 'taken'; readonly to: string; readonly bytes: number; readonly first?: string };

const tell = (news: SmtpNews): void => {
  process.send?.(news);
};

/** Emails to these addresses are those of the benchmark; the first one is told whole. */
const ofReaders = /^reader/;
let isFirst = true;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  maxClients: 100,
  onData: (stream, session, done) => {
    const to = session.envelope.rcptTo[0]?.address ?? '';
    if (isFirst && ofReaders.test(to)) {
      isFirst = false;
      void buffer(stream).then((content) => {
        tell({ kind: 'taken', to, bytes: content.length, first: content.toString('latin1') });
        done();
      });
      return;
    }
    let bytes = 0;
    stream.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    stream.once('end', () => {
      tell({ kind: 'taken', to, bytes });
      done();
    });
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => {
  tell({ kind: 'port', port: (server.server.address() as AddressInfo).port });
});
process.once('disconnect', () => {
  process.exit(0);
});
