import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { MailBlock, TextPiece } from '../../platform/mail/content.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { fillIn, readText } from '../rules.ts';
import type { Block, MailingField, Piece } from '../rules.ts';

type Texts = components['schemas']['MailingTexts'];
/** The field values for one recipient; the name is safe to show in an email. */
export type Values = Readonly<Record<MailingField, string>>;

function fillPiece(piece: Piece, values: Values, linkLabel: string): TextPiece {
  if (piece.kind === 'words') return piece.text;
  if (piece.kind === 'link')
    return { words: fillIn(piece.words, values), url: piece.address === '{link}' ? values.link : piece.address };
  return piece.name === 'link' ? { words: linkLabel, url: values.link } : values[piece.name];
}

function mailBlock(block: Block, values: Values, linkLabel: string): MailBlock {
  const fill = (pieces: readonly Piece[]) => pieces.map((piece) => fillPiece(piece, values, linkLabel));
  if (block.kind === 'list') return { kind: 'list', items: block.items.map(fill) };
  const pieces = fill(block.pieces);
  if (block.kind === 'paragraph') return { kind: 'text', pieces };
  return { kind: 'heading', text: pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('') };
}

/** The staff's text, filled in for one recipient. */
export function fillText(
  text: string,
  kind: components['schemas']['MailingKind'],
  values: Values,
  linkLabel: string,
): MailBlock[] {
  return readText(text, kind).blocks.map((block) => mailBlock(block, values, linkLabel));
}

interface Letter {
  readonly id: string;
  readonly texts: Texts;
  readonly language: 'en' | 'es';
  readonly values: Values;
  readonly event: StoredEvent;
}

/** The staff's text, laid out like the site's emails and filled in for one recipient. */
export function mailingMail(
  { id, texts, language, values, event }: Letter,
  { site }: Pick<Config, 'site'>,
): Omit<Mail, 'to'> {
  const say = mailMessages[language];
  const { subject, text } = texts[language];
  const email = event.links.retreatEmail ?? site.email;
  const mail = renderMail({
    language,
    subject: fillIn(subject, values),
    preview: fillIn(subject, values),
    organization: site.name[language],
    blocks: fillText(text, 'registration', values, say('mailing.link')),
    footer: [
      say('mailing.reason', { event: values.event, reference: values.reference }),
      site.name[language],
      `${email} · ${site.phone}`,
    ],
  });
  return { ...mail, language, messageId: `mailing-${id}`, replyTo: email };
}
