import { Readable } from 'node:stream';
import DKIM from 'nodemailer/lib/dkim';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { defaultPatience, dkimOptions, needsEncryption } from '../mailer.ts';
import type { DkimKey, Mail, Mailer, MailPatience, Sender } from '../mailer.ts';
import { compose, piecesOf } from './compose.ts';
import type { ComposedMail } from './compose.ts';

/** The result of delivering an email to the mail server. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** The server permanently rejected it. `slowsAll`: because of too many emails, so all others must wait. */
  | { readonly kind: 'refused'; readonly message: string; readonly slowsAll?: boolean }
  /** The server did not accept it but may later. `slowsAll`: the reason is not this email, so all others must wait too. */
  | { readonly kind: 'delayed'; readonly message: string; readonly slowsAll: boolean }
  /** It was sent, but no response came: the server may or may not have it. */
  | { readonly kind: 'uncertain'; readonly message: string };

/** A connection for bulk emails; the emails that people wait for use other connections. */
export interface BulkLine {
  /** Delivers an email. Call it for only one email at a time. */
  readonly deliver: (mail: Mail) => Promise<Delivery>;
  readonly close: () => void;
}

interface LineOptions {
  readonly smtpUrl: string | undefined;
  readonly sender: Sender;
  readonly dkim?: DkimKey | null | undefined;
  readonly patience?: MailPatience | undefined;
  /** Resolves when nobody waits for a request, or a little later. The line waits for it between the pieces of an email. */
  readonly whenFree?: (() => Promise<void>) | undefined;
  /** Receives the emails if there is no SMTP server. */
  readonly mailer: Pick<Mailer, 'send'>;
}

/** Opens a line, which connects when its first email is delivered. */
export function openBulkLine({
  smtpUrl,
  sender,
  dkim,
  patience = defaultPatience,
  whenFree = () => Promise.resolve(),
  mailer,
}: LineOptions): BulkLine {
  if (smtpUrl === undefined) return { deliver: (mail) => write(mailer, mail), close: () => undefined };
  return smtpLine(smtpUrl, { sender, patience, whenFree, dkim: dkim ? new DKIM(dkimOptions(dkim)) : undefined });
}

async function write(mailer: Pick<Mailer, 'send'>, mail: Mail): Promise<Delivery> {
  try {
    await mailer.send(mail);
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'delayed', message: messageOf(error), slowsAll: true };
  }
}

interface SmtpLine extends Pick<LineOptions, 'sender'> {
  readonly patience: MailPatience;
  readonly whenFree: () => Promise<void>;
  readonly dkim: DKIM | undefined;
}

function smtpLine(smtpUrl: string, { sender, patience, whenFree, dkim }: SmtpLine): BulkLine {
  const options: SMTPConnection.Options & { auth?: SMTPConnection.Credentials } = {
    ...parseConnectionUrl(smtpUrl),
    dnsTimeout: patience.connect,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.whole,
    requireTLS: needsEncryption(new URL(smtpUrl)),
  };
  let open: SMTPConnection | undefined;

  const drop = (): void => {
    open?.close();
    open = undefined;
  };

  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection(options);
    const forget = (): void => {
      if (open === connection) open = undefined;
    };
    connection.once('end', forget);
    try {
      await new Promise<void>((resolve, reject) => {
        // A later failure is reported to the delivery in progress, or ignored if there is none.
        connection.on('error', (error: Error) => {
          forget();
          reject(error);
        });
        connection.connect((error) => {
          if (error) reject(error);
          else resolve();
        });
      });
      const { auth } = options;
      if (auth) {
        await new Promise<void>((resolve, reject) => {
          connection.login(auth, (error) => {
            if (error) reject(error);
            else resolve();
          });
        });
      }
    } catch (error) {
      connection.close();
      throw error;
    }
    open = connection;
    return connection;
  }

  async function handOver(connection: SMTPConnection, mail: Mail, content: ComposedMail): Promise<Delivery> {
    const { to, from } = addresses(mail, sender);
    const size = content.reduce((bytes, part) => bytes + part.length, 0);
    const progress = { isHandedOver: false };
    // The stream is read only after the server has asked for the content: before that, it cannot have the email.
    const stream = Readable.from(
      (async function* () {
        progress.isHandedOver = true;
        yield* piecesOf(content, whenFree);
      })(),
    );
    try {
      await within(patience.whole, (done) => {
        connection.once('error', done);
        connection.once('end', () => {
          // The server may have given a reason: its response arrives right after.
          setImmediate(() => {
            done(new Error('The connection was closed'));
          });
        });
        connection.send({ from, to, size }, stream, done);
      });
      return { kind: 'sent' };
    } catch (error) {
      drop();
      const message = messageOf(error);
      const { responseCode, command, code } = error as Partial<Record<'responseCode' | 'command' | 'code', unknown>>;
      if (typeof responseCode !== 'number') {
        if (progress.isHandedOver) return { kind: 'uncertain', message };
        // Nodemailer does not offer an email larger than the server accepts.
        return code === 'EMESSAGE' ? { kind: 'refused', message } : { kind: 'delayed', message, slowsAll: true };
      }
      const isOfThisEmail = command === 'RCPT TO' || command === 'DATA';
      const isTooMuch = responseCode === 421 || /too many|rate limit/i.test(message);
      if (responseCode >= 500 && (isOfThisEmail || command === 'MAIL FROM'))
        return { kind: 'refused', message, slowsAll: isTooMuch };
      return { kind: 'delayed', message, slowsAll: isTooMuch || !isOfThisEmail };
    } finally {
      connection.removeAllListeners('error');
      connection.removeAllListeners('end');
      connection.on('error', drop);
      connection.once('end', drop);
    }
  }

  return {
    deliver: async (mail) => {
      const built = await compose(mail, sender);
      const content = dkim ? await dkim.sign(Readable.from(piecesOf(built, whenFree))).toArray() : built;
      const before = open;
      if (before) {
        const delivery = await handOver(before, mail, content);
        // The server may have closed the idle connection. Then the email has not reached it, and a new connection can deliver it.
        if (delivery.kind !== 'delayed' || open !== undefined || !isOfConnection(delivery)) return delivery;
      }
      let connection: SMTPConnection;
      try {
        connection = await connect();
      } catch (error) {
        return { kind: 'delayed', message: messageOf(error), slowsAll: true };
      }
      return handOver(connection, mail, content);
    },
    close: drop,
  };
}

function isOfConnection({ message }: { readonly message: string }): boolean {
  return !/^\d{3}[ -]/.test(message);
}

function addresses(mail: Mail, sender: Sender): { from: string; to: string } {
  const { from } = sender;
  return {
    to: mail.to,
    from:
      mail.bounceTo ??
      from
        .slice(from.lastIndexOf('<') + 1)
        .replace(/>\s*$/, '')
        .trim(),
  };
}

/** Waits for a response, for at most `limit` ms. */
function within(limit: number, ask: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The mail server did not answer in time'));
    }, limit);
    ask((error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    });
  });
}

const longestMessage = 500;

/** Returns the server's response, or else the message of the error. */
function messageOf(error: unknown): string {
  const response = error instanceof Error && 'response' in error ? error.response : undefined;
  const text = typeof response === 'string' ? response : error instanceof Error ? error.message : 'unknown';
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, longestMessage);
}
