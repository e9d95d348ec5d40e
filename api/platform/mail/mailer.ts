import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EmailOutcome } from '../metrics/metrics.ts';

/** An email to one person, ready to send. */
export type Mail = {
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'es';
  /** The same for the same email: if a job runs twice, mail programs show it once. Letters, digits, hyphens. */
  messageId: string;
  /** Where replies go, if not to the sender: one address. */
  replyTo?: string;
  /** Where it comes back to when it cannot be delivered, where that is not the sender. */
  bounceTo?: string;
  /** Of news: where the recipient unsubscribes, for mail programs (RFC 8058), and to whom they may write for it. */
  unsubscribe?: { url: string; mailto?: string };
  /** One with a `cid` is a picture inside the HTML part, which refers to it by that name. */
  attachments?: { filename: string; contentType: string; content: Buffer | string; cid?: string }[];
};

/** The recipient's mail server permanently refuses the email: trying again is useless. */
export class MailRefusedError extends Error {
  constructor(cause: unknown) {
    super('The mail server refuses this email for good', { cause });
    this.name = 'MailRefusedError';
  }
}

/** How long the mail server may take, in ms. */
export interface MailPatience {
  readonly connect: number;
  /** Everything together, including the wait for a connection. */
  readonly whole: number;
}

export const defaultPatience: MailPatience = { connect: 5_000, whole: 20_000 };

/** Sends emails. */
export type Mailer = {
  /**
   * An urgent one, such as a code that someone waits for, has its own connections.
   * @throws MailRefusedError when trying again is useless; any other error when the email was not accepted and may be sent again
   * with the same messageId.
   */
  send: (mail: Mail, urgency?: 'urgent') => Promise<void>;
  close: () => void;
} & ({ kind: 'smtp' } | { kind: 'files'; directory: string });

/** What a log must offer here; pino's does. */
type Log = { info(details: object, message: string): void };

/**
 * Sends through the SMTP server of smtpUrl, or without one writes each email to a file in the directory (the log names the file,
 * never its content).
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
      // Jobs retry by themselves, later.
      maxRequeues: 0,
      requireTLS: needsEncryption(new URL(smtpUrl)),
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(sender.dkim && { dkim: dkimOptions(sender.dkim) }),
    });
  // A server that hangs keeps all connections busy during a rush; codes do not wait behind them.
  const [ordinary, urgent] = [open(), open()];
  return {
    kind: 'smtp',
    send: async (mail, urgency) => {
      const transport = urgency === 'urgent' ? urgent : ordinary;
      try {
        // A server that answers a byte now and then is never idle, so the total time is limited too.
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
 * Whether the recipient or the email itself was permanently refused (RFC 5321, 5yz). A refused sender, a wrong password or a
 * refusal to relay (5.7.x, RFC 3463) is a configuration error: once it is corrected, the email can be sent.
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

/** A password must not cross a network in clear text, whatever the server offers. */
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
        // Under another name first, so that observers of the directory see complete emails only.
        await writeFile(part, message as Buffer, { mode: 0o600 });
        await rename(part, join(directory, name));
      } catch (error) {
        // The next attempt starts over, because the disk may have room or the folder may exist by then.
        made = undefined;
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
      log.info({ file: join(directory, name) }, 'mail written to a file');
    },
    close: () => transport.close(),
  };
}

/** A key that signs emails in the name of a domain. */
export interface DkimKey {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
}

/** Signs what nodemailer signs, and the header with which mail programs unsubscribe, without which they would not trust it. */
export function dkimOptions(key: DkimKey) {
  const headerFieldNames = [
    ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
    ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
  ];
  return { ...key, headerFieldNames: headerFieldNames.join(':') };
}

/** Who sends: the configured address, in the name of the site in each language. */
export interface Sender {
  readonly from: string;
  readonly names?: Readonly<Record<'en' | 'es', string>> | undefined;
}

/** An email in nodemailer's format. */
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
    // So that no absence note replies; the language is for screen readers and translators.
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
