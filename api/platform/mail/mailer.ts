import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EmailOutcome } from '../metrics/metrics.ts';

/** An email to one person, ready to send. */
export type Mail = {
  /** One address and nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'es';
  /** Stays the same if a job runs twice, so that email clients show the email once. Letters, digits and hyphens. */
  messageId: string;
  /** One address for replies, if not the sender. */
  replyTo?: string;
  /** The address for bounces, if not the sender. */
  bounceTo?: string;
  /** For news: the URL at which email clients unsubscribe the recipient (RFC 8058), and an address that does the same. */
  unsubscribe?: { url: string; mailto?: string };
  /** An attachment with a `cid` is an image in the HTML part, which refers to it by that name. */
  attachments?: { filename: string; contentType: string; content: Buffer | string; cid?: string }[];
};

/** The recipient's mail server permanently rejects the email, so retrying is useless. */
export class MailRefusedError extends Error {
  constructor(cause: unknown) {
    super('The mail server permanently refuses this email', { cause });
    this.name = 'MailRefusedError';
  }
}

/** Timeouts for the mail server, in ms. */
export interface MailPatience {
  readonly connect: number;
  /** The total time, including the wait for a connection. */
  readonly whole: number;
}

export const defaultPatience: MailPatience = { connect: 5_000, whole: 20_000 };

/** Sends emails. */
export type Mailer = {
  /**
   * Sends an email. An urgent one, such as a code that someone is waiting for, has separate connections.
   * @throws MailRefusedError if retrying is useless; any other error if the email was not accepted and may be sent again with the
   * same messageId
   */
  send: (mail: Mail, urgency?: 'urgent') => Promise<void>;
  close: () => void;
} & ({ kind: 'smtp' } | { kind: 'files'; directory: string });

/** The log method needed here; pino's logger has it. */
type Log = { info(details: object, message: string): void };

/**
 * Creates a mailer that sends through the SMTP server of smtpUrl. Without one, it writes each email to a file in the directory (the
 * log names the file but never its content).
 */
export function createMailer(options: {
  smtpUrl: string | undefined;
  /** The sender, an address or Name <address>. */
  from: string;
  /** The site's name, used as the sender of Spanish emails. */
  names?: Readonly<Record<'en' | 'es', string>> | undefined;
  dkim?: DkimKey | null | undefined;
  directory: string;
  log: Log;
  patience?: MailPatience | undefined;
  countEmail?: (outcome: EmailOutcome) => void;
}): Mailer {
  const { countEmail = () => undefined } = options;
  const mailer =
    options.smtpUrl === undefined
      ? fileMailer(options)
      : smtpMailer(options.smtpUrl, options, options.patience ?? defaultPatience);
  return {
    ...mailer,
    send: async (mail, urgency) => {
      try {
        await mailer.send(mail, urgency);
      } catch (error) {
        countEmail(error instanceof MailRefusedError ? 'refused' : 'failed');
        throw error;
      }
      countEmail('sent');
    },
  };
}

function smtpMailer(
  smtpUrl: string,
  sender: Sender & { dkim?: DkimKey | null | undefined },
  patience: MailPatience,
): Mailer {
  const open = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      dnsTimeout: patience.connect,
      connectionTimeout: patience.connect,
      greetingTimeout: patience.connect,
      socketTimeout: patience.whole,
      // Jobs do their own retries later.
      maxRequeues: 0,
      requireTLS: needsEncryption(new URL(smtpUrl)),
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(sender.dkim && { dkim: dkimOptions(sender.dkim) }),
    });
  // A hanging server keeps all ordinary connections busy during a rush; codes must not wait for them.
  const [ordinary, urgent] = [open(), open()];
  return {
    kind: 'smtp',
    send: async (mail, urgency) => {
      const transport = urgency === 'urgent' ? urgent : ordinary;
      try {
        // A server that sends a byte now and then never triggers the idle timeout, so the total time is limited too.
        await transport.sendMail({ ...envelope(mail, sender), signal: AbortSignal.timeout(patience.whole) });
      } catch (error) {
        throw isForGood(error) ? new MailRefusedError(error) : error;
      }
    },
    close: () => {
      ordinary.close();
      urgent.close();
    },
  };
}

/**
 * Whether the recipient or the email itself was permanently rejected (RFC 5321, 5yz). A rejected sender, a wrong password or a
 * refusal to relay (5.7.x, RFC 3463) is a configuration error: once it is fixed, the email can be sent.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, response, command } = error as Partial<
    Record<'responseCode' | 'response' | 'command', unknown>
  >;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return false;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  return !/^5\d\d[ -]5\.[57]\./.test(String(response));
}

/** Whether to require TLS: a password must not be sent over a network in clear text, whatever the server offers. */
export function needsEncryption({ username, hostname }: URL): boolean {
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function fileMailer({ directory, log, ...sender }: Sender & { directory: string; log: Log }): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
  });
  let made: Promise<unknown> | undefined;
  return {
    kind: 'files',
    directory,
    send: async (mail) => {
      const { message } = await transport.sendMail(envelope(mail, sender));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const part = join(directory, `${name}.part`);
      try {
        await (made ??= mkdir(directory, { recursive: true, mode: 0o700 }));
        // Under a temporary name first, so that programs that watch the directory see only complete emails.
        await writeFile(part, message as Buffer, { mode: 0o600 });
        await rename(part, join(directory, name));
      } catch (error) {
        // The next attempt starts over, because by then the disk may have room or the folder can be created.
        made = undefined;
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
      log.info({ file: join(directory, name) }, 'email written to a file');
    },
    close: () => transport.close(),
  };
}

/** A key that signs emails on behalf of a domain (DKIM). */
export interface DkimKey {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
}

/** Signs the usual headers and the unsubscribe headers, which email clients do not trust without a signature. */
export function dkimOptions(key: DkimKey) {
  const headerFieldNames = [
    ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
    ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
  ];
  return { ...key, headerFieldNames: headerFieldNames.join(':') };
}

/** The sender: the configured address, with the name of the site in each language. */
export interface Sender {
  readonly from: string;
  readonly names?: Readonly<Record<'en' | 'es', string>> | undefined;
}

/** Converts an email to nodemailer's format. */
export function envelope(mail: Mail, { from, names }: Sender): SendMailOptions {
  const address = from
    .slice(from.lastIndexOf('<') + 1)
    .replace(/>\s*$/, '')
    .trim();
  const domain = /@([^@\s]+)$/.exec(address)?.[1] ?? 'localhost';
  // The configured name is the English one.
  const name = mail.language === 'es' ? names?.es : undefined;
  return {
    from: name === undefined ? from : { name, address },
    to: { name: '', address: oneAddress(mail.to) },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: oneAddress(mail.replyTo) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${domain}>`,
    attachments: mail.attachments ?? [],
    // The first two prevent out-of-office replies; the language is for screen readers and translators.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
      ...(mail.unsubscribe && {
        'List-Unsubscribe': [mail.unsubscribe.url, mail.unsubscribe.mailto]
          .flatMap((address) => (address === undefined ? [] : [`<${address}>`]))
          .join(', '),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function oneAddress(text: string): string {
  if (!/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/.test(text)) throw new Error('The recipient is not one email address.');
  return text;
}
