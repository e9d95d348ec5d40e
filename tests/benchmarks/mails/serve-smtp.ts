import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/*
 * A real SMTP server in its own process, which accepts every email and discards it:
 * fork(serve-smtp.ts, [prefix]), with an IPC channel. It reports its port, then the recipient of each accepted email. From the first
 * recipient whose address starts with the prefix, it reports the whole email, so that the caller can send the same one.
 */
export type SmtpNews =
  | { readonly kind: 'port'; readonly port: number }
  | { readonly kind: 'taken'; readonly to: string; readonly bytes: number; readonly first?: string };

const tell = (news: SmtpNews): void => {
  process.send?.(news);
};

const [prefix = ''] = process.argv.slice(2);
let isFirst = true;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  maxClients: 100,
  onData: (stream, session, done) => {
    const to = session.envelope.rcptTo[0]?.address ?? '';
    if (isFirst && to.startsWith(prefix)) {
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
