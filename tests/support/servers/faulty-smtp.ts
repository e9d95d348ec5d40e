import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerSession } from 'smtp-server';

/** A mail server that refuses, delays and drops at random. */
export interface FaultySmtp {
  readonly url: string;
  /** Maps each address to the number of emails accepted for it. */
  readonly taken: ReadonlyMap<string, number>;
  /** Returns how many connections it has cut while an email was being sent. */
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

const failure = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Starts the server. Addresses that begin with `gone` are permanently refused. */
export async function startFaultySmtp(random: () => number): Promise<FaultySmtp> {
  const taken = new Map<string, number>();
  let cuts = 0;
  const happens = (share: number): boolean => random() < share;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (happens(0.02)) done(failure(421, 'too many connections'));
      else done(happens(0.04) ? failure(451, 'try later') : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('gone')) done(failure(550, 'no such mailbox'));
      else done(happens(0.03) ? failure(450, 'greylisted') : null);
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.once('end', () => {
        if (happens(0.04)) {
          cut(session);
          return;
        }
        for (const { address } of session.envelope.rcptTo) taken.set(address, (taken.get(address) ?? 0) + 1);
        if (happens(0.04)) cut(session);
        else if (happens(0.1)) setTimeout(done, 40);
        else done();
      });
    },
  });
  // The connections have a socket property that the types lack.
  const { connections } = server as unknown as { connections: Set<{ id: string; _socket: Socket }> };
  const cut = ({ id }: SMTPServerSession): void => {
    cuts += 1;
    for (const connection of connections) if (connection.id === id) connection._socket.destroy();
  };
  // An error on a connection that the client has cut is not the server's fault.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    taken,
    cuts: () => cuts,
    close: async () => {
      const closed = once(server.server, 'close');
      server.close();
      await closed;
    },
  };
}
