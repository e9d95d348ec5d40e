import { encode } from 'uqr';
import type { Config } from '../../platform/config.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { blackAndWhitePng } from '../../platform/mail/png.ts';
import { checkInPayload, isSettled } from '../rules.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

type Attachments = NonNullable<Mail['attachments']>;

/** The pixels of a square: sharp on the dense screen of a phone that is held before a scanner. */
const scale = 8;

/** The code as the page of the registration draws it, with the same quiet border. */
function squares(party: MailParty): boolean[][] {
  return encode(checkInPayload(party), { ecc: 'M', border: 4 }).data;
}

/** Under which name the email shows its own picture: one of a kind, in the shape of an address (RFC 2392). */
function contentId({ id }: MailParty, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `check-in-${id}@${new URL(publicUrl).hostname}`;
}

/** What a party shows when it arrives, with its reference in letters for programs that show no pictures. */
export function checkInBlocks(party: MailParty, config: Pick<Config, 'publicUrl'>): MailBlock[] {
  const { language, reference, state } = party;
  const say = mailMessages[language];
  return [
    ...(isSettled(state) ? [{ kind: 'paragraph', text: say('checkIn.show') } as const] : []),
    {
      kind: 'picture',
      contentId: contentId(party, config),
      size: squares(party).length * scale,
      alt: say('checkIn.alt', { reference }),
      caption: `${say('registration.reference')}: ${reference}`,
    },
  ];
}

/** The picture that `checkInBlocks` shows. */
export function checkInAttachments(party: MailParty, config: Pick<Config, 'publicUrl'>): Attachments {
  return [
    {
      filename: `${party.reference}.png`,
      contentType: 'image/png',
      content: blackAndWhitePng(squares(party), scale),
      cid: contentId(party, config),
    },
  ];
}
