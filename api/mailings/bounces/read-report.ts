import PostalMime from 'postal-mime';
import type { Attachment } from 'postal-mime';

/** What an email says that came back: for good, for now, as a complaint, or that its sender wants no more. */
export type BounceReport =
  | { readonly kind: 'hard' | 'soft'; readonly headers: string; readonly message: string }
  | { readonly kind: 'complaint'; readonly headers: string; readonly message: string }
  | { readonly kind: 'unsubscribe'; readonly token: string };

const longestMessage = 300;

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The fields of a part such as a delivery status; those of several blocks together, the last of a name counts. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const unfolded = text.replaceAll(/\r?\n[ \t]+/g, ' ');
  return new Map(
    [...unfolded.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.trim(),
    ]),
  );
}

/**
 * A full mailbox and a refusal of the content pass; an address that does not exist does not (RFC 3463).
 */
function isHard(status: string): boolean {
  return /^5\./.test(status) && !/^5\.(?:2\.2|7\.|3\.4)/.test(status);
}

/** Reads an email that came back; undefined where it is nothing that we know. */
export async function readReport(raw: string): Promise<BounceReport | undefined> {
  const { subject = '', headerLines, attachments } = await PostalMime.parse(raw);
  const token = /^\s*unsubscribe[\s:]+(?<token>[\w-]{20,600})\s*$/i.exec(subject)?.groups?.['token'];
  if (token !== undefined) return { kind: 'unsubscribe', token };
  const partOf = (type: string) => attachments.find(({ mimeType }) => mimeType === type);
  const own = headerLines.map(({ line }) => line).join('\n');
  const feedback = partOf('message/feedback-report');
  if (feedback) {
    const type = fieldsOf(textOf(feedback)).get('feedback-type') ?? 'abuse';
    // A complaint holds the email that it is about, whose headers name the address that it was sent from.
    const about = attachments.filter(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers)$/.test(mimeType));
    return { kind: 'complaint', headers: [own, textOf(feedback), ...about.map(textOf)].join('\n'), message: type };
  }
  const delivery = partOf('message/delivery-status');
  if (!delivery) return undefined;
  const fields = fieldsOf(textOf(delivery));
  if (fields.get('action')?.toLowerCase() !== 'failed') return undefined;
  const status = fields.get('status') ?? '';
  const message = `${status} ${fields.get('diagnostic-code') ?? ''}`.trim().slice(0, longestMessage);
  return { kind: isHard(status) ? 'hard' : 'soft', headers: own, message };
}
