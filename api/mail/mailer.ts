import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A mail to one person, ready to go. */
export type Mail = {
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'es';
  /** The same for the same mail: when a job is done twice, mail programs show it once. Letters, digits, hyphens. */
  messageId: string;
  /** Whom an answer goes to, where that is not the sender: one address. */
  replyTo?: string;
  attachments?: { filename: string; contentType: string; content: Buffer | string }[];
};

/** Sends mails. */
export type Mailer = {
  /** @throws when the mail was not taken over; it may be sent again with the same messageId. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
} & ({ kind: 'smtp' } | { kind: 'files'; directory: string });

/** What a log must offer here; pino's does. */
type Log = { info(details: object, message: string): void };

/**
 * Sends through the SMTP server of smtpUrl, or without one writes each mail to a file in the directory (the log names
 * the file, never what is in it).
 */
export function createMailer(options: {
  smtpUrl: string | undefined;
  /** The sender, an address or Name <address>. */
  from: string;
  directory: string;
  log: Log;
}): Mailer {
  return options.smtpUrl === undefined ? fileMailer(options) : smtpMailer(options.smtpUrl, options.from);
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: needsEncryption(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    send: async (mail) => {
      await transport.sendMail(envelope(mail, from));
    },
    close: () => transport.close(),
  };
}

/** A password must not cross a network in clear text, whatever the server offers. */
function needsEncryption({ username, hostname }: URL): boolean {
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function fileMailer({ from, directory, log }: { from: string; directory: string; log: Log }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', disableFileAccess: true });
  let made: Promise<unknown> | undefined;
  return {
    kind: 'files',
    directory,
    send: async (mail) => {
      const { message } = await transport.sendMail(envelope(mail, from));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await (made ??= mkdir(directory, { recursive: true, mode: 0o700 }));
      // Under another name first: whoever watches the directory sees whole mails only.
      await writeFile(join(directory, `${name}.part`), message as Buffer, { mode: 0o600 });
      await rename(join(directory, `${name}.part`), join(directory, name));
      log.info({ file: join(directory, name) }, 'mail written to a file');
    },
    close: () => transport.close(),
  };
}

function envelope(mail: Mail, from: string): SendMailOptions {
  const domain = /@([^<>@\s]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: oneAddress(mail.to) },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: oneAddress(mail.replyTo) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${domain}>`,
    attachments: mail.attachments ?? [],
    // So that no absence note answers; the language is for screen readers and translators.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': mail.language },
  };
}

function oneAddress(text: string): string {
  if (!/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/.test(text)) throw new Error('The recipient is not one e-mail address.');
  return text;
}
