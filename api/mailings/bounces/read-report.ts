import PostalMime from 'postal-mime';
import type { Attachment } from 'postal-mime';

/** The content of a returned email: a permanent bounce, a temporary bounce, a complaint, or a request to unsubscribe. */
export type BounceReport =
  | { readonly kind: 'hard' | 'soft'; readonly headers: string; readonly message: string }
  | { readonly kind: 'complaint'; readonly headers: string; readonly message: string }
  | { readonly kind: 'unsubscribe'; readonly token: string };

const longestMessage = 300;

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The fields of a part such as a delivery status, merged from all of its blocks; the last value of a name counts. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const unfolded = text.replaceAll(/\r?\n[ \t]+/g, ' ');
  return new Map(
    [...unfolded.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.trim(),
    ]),
  );
}

/** Whether a failure is permanent (RFC 3463): a full mailbox or rejected content is temporary, a nonexistent address is not. */
function isHard(status: string): boolean {
  return /^5\./.test(status) && !/^5\.(?:2\.2|7\.|3\.4)/.test(status);
}

/** Reads a returned email; undefined if it is not of a known kind. */
export async function readReport(raw: string): Promise<BounceReport | undefined> {
  const { subject = '', headerLines, attachments } = await PostalMime.parse(raw);
  const token = /^\s*unsubscribe[\s:]+(?<token>[\w-]{20,600})\s*$/i.exec(subject)?.groups?.['token'];
  if (token !== undefined) return { kind: 'unsubscribe', token };
  const partOf = (type: string) => attachments.find(({ mimeType }) => mimeType === type);
  const own = headerLines.map(({ line }) => line).join('\n');
  const feedback = partOf('message/feedback-report');
  if (feedback) {
    const type = fieldsOf(textOf(feedback)).get('feedback-type') ?? 'abuse';
    // A complaint contains the original email, whose headers name the bounce address.
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
