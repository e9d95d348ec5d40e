import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** An email to one person, ready to go. */
export type Mail = {
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'es';
  /** The same for the same email: when a job is done twice, mail programs show it once. Letters, digits, hyphens. */
  messageId: string;
  /** Whom an answer goes to, where that is not the sender: one address. */
  replyTo?: string;
  /** One with a `cid` is a picture inside the HTML part, which names it as its source. */
  attachments?: { filename: string; contentType: string; content: Buffer | string; cid?: string }[];
};

/** The mail server of the recipient refuses the email for good: trying again is of no use. */
export class MailRefusedError extends Error {
  constructor(cause: unknown) {
    super('The mail server refuses this email for good', { cause });
    this.name = 'MailRefusedError';
  }
}

/** How long the mail server may take, in ms. */
export interface MailPatience {
  readonly connect: number;
  /** Everything together, the wait for a connection included. */
  readonly whole: number;
}

const defaultPatience: MailPatience = { connect: 5_000, whole: 20_000 };

/** Sends emails. */
export type Mailer = {
  /**
   * An urgent one, such as a code that someone waits for, has connections of its own.
   * @throws MailRefusedError when trying again is of no use; any other error when the email was not taken over and may be sent again
   * with the same messageId.
   */
  send: (mail: Mail, urgency?: 'urgent') => Promise<void>;
  close: () => void;
} & ({ kind: 'smtp' } | { kind: 'files'; directory: string });

/** What a log must offer here; pino's does. */
type Log = { info(details: object, message: string): void };

/**
 * Sends through the SMTP server of smtpUrl, or without one writes each email to a file in the directory (the log names
 * the file, never what is in it).
 */
export function createMailer(options: {
  smtpUrl: string | undefined;
  /** The sender, an address or Name <address>. */
  from: string;
  /** The site's name, which Spanish emails come from. */
  names?: Readonly<Record<'en' | 'es', string>> | undefined;
  directory: string;
  log: Log;
  patience?: MailPatience | undefined;
}): Mailer {
  return options.smtpUrl === undefined
    ? fileMailer(options)
    : smtpMailer(options.smtpUrl, options, options.patience ?? defaultPatience);
}

function smtpMailer(smtpUrl: string, sender: Sender, patience: MailPatience): Mailer {
  const open = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      dnsTimeout: patience.connect,
      connectionTimeout: patience.connect,
      greetingTimeout: patience.connect,
      socketTimeout: patience.whole,
      // Jobs try again by themselves, later.
      maxRequeues: 0,
      requireTLS: needsEncryption(new URL(smtpUrl)),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  // A server that hangs keeps the connections of a whole rush busy: nobody's code waits behind them.
  const [ordinary, urgent] = [open(), open()];
  return {
    kind: 'smtp',
    send: async (mail, urgency) => {
      const transport = urgency === 'urgent' ? urgent : ordinary;
      try {
        // A server that answers a byte now and then is never idle: the whole has an end too.
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
 * Whether the recipient or the email itself was refused for good (RFC 5321, 5yz). A refused sender, a wrong password or a
 * refusal to relay (5.7.x, RFC 3463) is a fault of the configuration: once it is corrected, the email can be sent.
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
function needsEncryption({ username, hostname }: URL): boolean {
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
      await (made ??= mkdir(directory, { recursive: true, mode: 0o700 }));
      // Under another name first: anyone who watches the directory sees whole emails only.
      await writeFile(join(directory, `${name}.part`), message as Buffer, { mode: 0o600 });
      await rename(join(directory, `${name}.part`), join(directory, name));
      log.info({ file: join(directory, name) }, 'mail written to a file');
    },
    close: () => transport.close(),
  };
}

/** Who sends: the configured address, in the name of the site in each language. */
interface Sender {
  readonly from: string;
  readonly names?: Readonly<Record<'en' | 'es', string>> | undefined;
}

function envelope(mail: Mail, { from, names }: Sender): SendMailOptions {
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
    // So that no absence note answers; the language is for screen readers and translators.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
    },
  };
}

function oneAddress(text: string): string {
  if (!/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/.test(text)) throw new Error('The recipient is not one e-mail address.');
  return text;
}
