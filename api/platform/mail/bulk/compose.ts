import { setImmediate as nextTurn } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import MimeNode from 'nodemailer/lib/mime-node';
import { envelope } from '../mailer.ts';
import type { Mail, Sender } from '../mailer.ts';

type Attachment = NonNullable<Mail['attachments']>[number];

/** The files of a mailing as they are in its emails. To encode 5 MB takes longer than all else that an email needs. */
const encoded = new WeakMap<Attachment, Promise<Buffer>>();

function encode({ filename, contentType, content }: Attachment): Promise<Buffer> {
  // A part of an email has neither date nor sender, so it needs a parent.
  return new MimeNode('multipart/mixed')
    .createChild(contentType, { filename })
    .setHeader('Content-Disposition', 'attachment')
    .setContent(content)
    .build();
}

/** A bulk email, ready for the mail server. Files that are the same objects as before are not encoded again. */
export async function compose(mail: Mail, sender: Sender): Promise<Buffer> {
  const attachments = await Promise.all(
    (mail.attachments ?? []).map(async (attachment) => {
      const known = encoded.get(attachment) ?? encode(attachment);
      encoded.set(attachment, known);
      return { raw: await known };
    }),
  );
  return new MailComposer({ ...envelope(mail, sender), attachments }).compile().build();
}

/** So much is written at a time, in bytes. */
const piece = 1 << 16;

/** An email in pieces. Requests that people wait for are answered between them. */
export async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += piece) {
    yield content.subarray(from, from + piece);
    await nextTurn();
  }
}
