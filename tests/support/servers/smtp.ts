import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An email as received, with the addresses of its SMTP envelope. */
type ReceivedMail = Email & { envelope: { from: string; to: string[] }; raw: Buffer };

/** A real SMTP server on a free port of this machine that keeps the emails it receives. */
export type TestSmtp = {
  url: string;
  received: readonly ReceivedMail[];
  /** Returns the first email that matches, received already or later. It waits for as long as the test may run. */
  waitForMail: (fits: (mail: ReceivedMail) => boolean) => Promise<ReceivedMail>;
  /** Refuses the sender of this many of the next emails, temporarily unless another code is given. */
  refuseNext: (times: number, responseCode?: number, message?: string) => void;
  /** Refuses every email to this address, permanently unless another code is given, until the address is `undefined`. */
  refuseRecipient: (address: string | undefined, responseCode?: number, message?: string) => void;
  /** Refuses the content of every email to this address with this response, until the address is `undefined`. */
  refuseContentTo: (address: string | undefined, responseCode?: number, message?: string) => void;
  /** Says on every new connection that emails can have this many bytes at most. */
  limitSize: (bytes: number) => void;
  /** Makes the server take this many ms for each email. */
  beSlow: (ms: number) => void;
  /** The most emails that it has been receiving at the same time since `beSlow`. */
  mostAtOnce: () => number;
  close: () => Promise<void>;
};

interface Refusal {
  readonly address: string;
  readonly error: Error;
}

function refusalOf(address: string | undefined, responseCode: number, message: string): Refusal | undefined {
  return address === undefined ? undefined : { address, error: Object.assign(new Error(message), { responseCode }) };
}

export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventTarget();
  let refusals = 0;
  let refusal: Error | undefined;
  let refusedRecipient: Refusal | undefined;
  let refusedContent: Refusal | undefined;
  let slowness = 0;
  let arriving = 0;
  let most = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      refusals -= 1;
      done(refusals >= 0 ? refusal : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      done(address === refusedRecipient?.address ? refusedRecipient.error : null);
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      void (async () => {
        arriving += 1;
        most = Math.max(most, arriving);
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        if (slowness > 0) await pause(slowness);
        arriving -= 1;
        if (refusedContent && envelope.to.includes(refusedContent.address)) {
          done(refusedContent.error);
          return;
        }
        const raw = Buffer.concat(chunks);
        received.push({ ...(await PostalMime.parse(raw)), envelope, raw });
        arrivals.dispatchEvent(new Event('mail'));
        done();
      })().catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  // An error on a connection that the client has cut is not the server's fault.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    waitForMail: async (fits) => {
      for (;;) {
        const found = received.find(fits);
        if (found) return found;
        await new Promise((resolve) => arrivals.addEventListener('mail', resolve, { once: true }));
      }
    },
    refuseNext: (times, responseCode = 451, message = 'try later') => {
      refusals = times;
      refusal = Object.assign(new Error(message), { responseCode });
    },
    limitSize: (bytes) => {
      server.options.size = bytes;
    },
    beSlow: (ms) => {
      slowness = ms;
      most = 0;
    },
    mostAtOnce: () => most,
    refuseRecipient: (address, responseCode = 550, message = 'no such mailbox') => {
      refusedRecipient = refusalOf(address, responseCode, message);
    },
    refuseContentTo: (address, responseCode = 554, message = 'not accepted') => {
      refusedContent = refusalOf(address, responseCode, message);
    },
    close: async () => {
      const closed = once(server.server, 'close');
      server.close();
      await closed;
    },
  };
}
