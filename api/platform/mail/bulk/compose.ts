import { setImmediate as nextTurn } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import MimeNode from 'nodemailer/lib/mime-node';
import { envelope } from '../mailer.ts';
import type { Mail, Sender } from '../mailer.ts';

type Attachment = NonNullable<Mail['attachments']>[number];

/** The encoded files of a mailing. Encoding 5 MB takes longer than everything else that an email needs. */
const encoded = new WeakMap<Attachment, Promise<Buffer>>();

function encode({ filename, contentType, content }: Attachment): Promise<Buffer> {
  // A root node would get a date and other headers of its own, so the part needs a parent.
  return new MimeNode('multipart/mixed')
    .createChild(contentType, { filename })
    .setHeader('Content-Disposition', 'attachment')
    .setContent(content)
    .build();
}

/** Composes a bulk email for the mail server. Attachments that are the same objects as before are not encoded again. */
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

/** The number of bytes to write at a time. */
const piece = 1 << 16;

/** Yields an email in pieces, so that requests that people are waiting for can be handled in between. */
export async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += piece) {
    yield content.subarray(from, from + piece);
    await nextTurn();
  }
}
