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

/** An email for the mail server, in parts. Joining them would copy several MB for each recipient. */
export type ComposedMail = readonly Buffer[];

/** Composes a bulk email. Attachments that are the same objects as before are not encoded again. */
export async function compose(mail: Mail, sender: Sender): Promise<ComposedMail> {
  const attachments = await Promise.all(
    (mail.attachments ?? []).map(async (attachment) => {
      const known = encoded.get(attachment) ?? encode(attachment);
      encoded.set(attachment, known);
      return { raw: await known };
    }),
  );
  const composed = new MailComposer({ ...envelope(mail, sender), attachments }).compile();
  return composed.createReadStream().toArray() as Promise<Buffer[]>;
}

/** The number of bytes to write at a time. */
const piece = 1 << 16;

/**
 * Yields an email in pieces, so that requests that people are waiting for can be handled in between.
 * @param whenFree resolves when no such request is under way, or a little later
 */
export async function* piecesOf(mail: ComposedMail, whenFree: () => Promise<void>): AsyncGenerator<Buffer> {
  for (const part of mail) {
    for (let from = 0; from < part.length; from += piece) {
      yield part.subarray(from, from + piece);
      await nextTurn();
      await whenFree();
    }
  }
}
