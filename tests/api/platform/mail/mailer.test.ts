import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, type Mail } from '../../../../api/platform/mail/mailer.ts';
import { startSmtp, type TestSmtp } from '../../../support/servers/smtp.ts';

const mail: Mail = {
  to: 'ana@example.org',
  subject: 'Inscripción recibida – nº 7',
  text: 'Paz y bien, Ana',
  html: '<p>Paz y bien, Ana</p>',
  language: 'es',
  messageId: 'registration-7',
};

const from = 'Casa de Retiros <no-reply@example.org>';
let directory: string;
let logged: object[];
const log = { info: (details: object) => logged.push(details) };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail-'));
  logged = [];
});
afterEach(() => rm(directory, { recursive: true }));

describe('with an SMTP server', () => {
  let smtp: TestSmtp;
  beforeEach(async () => (smtp = await startSmtp()));
  afterEach(() => smtp.close());

  it('sends both parts with language, message ID and attachments, to one person', async () => {
    const mailer = createMailer({ smtpUrl: smtp.url, from, directory, log });
    const attachments = [{ filename: 'cita.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
    await mailer.send({ ...mail, attachments });
    const received = await smtp.waitForMail(({ subject }) => subject === mail.subject);
    mailer.close();
    expect(received).toMatchObject({
      envelope: { from: 'no-reply@example.org', to: ['ana@example.org'] },
      from: { name: 'Casa de Retiros', address: 'no-reply@example.org' },
      to: [{ address: 'ana@example.org' }],
      messageId: '<registration-7@example.org>',
      text: `${mail.text}\n`,
      attachments: [{ filename: 'cita.ics', mimeType: 'text/calendar' }],
    });
    expect(received.html).toContain(mail.html);
    const headers = new Map(received.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('content-language')).toBe('es');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('fails when the server refuses, and the same email can be sent again', async () => {
    const mailer = createMailer({ smtpUrl: smtp.url, from, directory, log });
    smtp.refuseNext(1);
    await expect(mailer.send(mail)).rejects.toThrow('451');
    await mailer.send(mail);
    mailer.close();
    expect(smtp.received).toHaveLength(1);
  });

  it.each(['ana@example.org, eva@example.org', 'Ana <ana@example.org>', 'ana@example.org\r\nBcc: eva@example.org'])(
    'refuses %j as an address',
    async (to) => {
      const mailer = createMailer({ smtpUrl: smtp.url, from, directory, log });
      await expect(mailer.send({ ...mail, to })).rejects.toThrow('not one email address');
      mailer.close();
      expect(smtp.received).toEqual([]);
    },
  );
});

it('sends Spanish emails from the Spanish name, at the same address', async () => {
  const smtp = await startSmtp();
  const names = { en: 'Retreat House', es: 'Casa de Retiros' };
  const mailer = createMailer({
    smtpUrl: smtp.url,
    from: 'Retreat House <no-reply@example.org>',
    names,
    directory,
    log,
  });
  await mailer.send(mail);
  await mailer.send({ ...mail, language: 'en', messageId: 'registration-8' });
  mailer.close();
  expect(smtp.received.map((received) => received.from)).toEqual([
    { name: 'Casa de Retiros', address: 'no-reply@example.org' },
    { name: 'Retreat House', address: 'no-reply@example.org' },
  ]);
  await smtp.close();
});

it('refuses to send a password over a network in clear text', async () => {
  const smtp = await startSmtp();
  // Another spelling of this machine's address, which the mailer treats as remote.
  const url = smtp.url.replace('smtp://127.0.0.1', 'smtp://user:secret@[::ffff:127.0.0.1]');
  const mailer = createMailer({ smtpUrl: url, from, directory, log });
  await expect(mailer.send(mail)).rejects.toThrow('STARTTLS');
  mailer.close();
  expect(smtp.received).toEqual([]);
  await smtp.close();
});

it('writes files again once their folder can be created', async () => {
  const emails = join(directory, 'emails');
  await writeFile(emails, 'a file where the folder should be');
  const mailer = createMailer({ smtpUrl: undefined, from, directory: emails, log });
  await expect(mailer.send(mail)).rejects.toThrow('EEXIST');
  await rm(emails);
  await mailer.send(mail);
  mailer.close();
  expect(await readdir(emails)).toEqual([expect.stringMatching(/\.eml$/)]);
});

it('writes private files without an SMTP server, and logs only their path', async () => {
  const emails = join(directory, 'emails');
  const mailer = createMailer({ smtpUrl: undefined, from, directory: emails, log });
  await mailer.send(mail);
  const files = await readdir(emails);
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.eml$/)]);
  const file = join(emails, files[0] ?? '');
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({ subject: mail.subject, text: `${mail.text}\n` });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(logged).toEqual([{ file }]);
});
