import { encode } from 'uqr';
import type { Config } from '../../platform/config.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { blackAndWhitePng } from '../../platform/mail/png.ts';
import { checkInPayload, isSettled } from '../rules.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

type Attachments = NonNullable<Mail['attachments']>;

/** The pixels of a square: sharp on the dense screen of a phone that is held in front of a scanner. */
const scale = 8;

/** The name by which the email refers to its own picture: unique, in the shape of an address (RFC 2392). */
function contentId({ id }: MailParty, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `check-in-${id}@${new URL(publicUrl).hostname}`;
}

/**
 * What a party shows on arrival: the picture that goes with the email, and its reference in letters for programs that show no
 * pictures. The code is the one on the registration's page, with the same quiet border.
 */
export function checkInCode(
  party: MailParty,
  config: Pick<Config, 'publicUrl'>,
): { readonly blocks: MailBlock[]; readonly attachments: Attachments } {
  const { language, reference, state } = party;
  const say = mailMessages[language];
  const squares = encode(checkInPayload(party), { ecc: 'M', border: 4 }).data;
  const cid = contentId(party, config);
  return {
    blocks: [
      ...(isSettled(state) ? [{ kind: 'paragraph', text: say('checkIn.show') } as const] : []),
      {
        kind: 'picture',
        contentId: cid,
        size: squares.length * scale,
        alt: say('checkIn.alt', { reference }),
        caption: `${say('registration.reference')}: ${reference}`,
      },
    ],
    attachments: [
      {
        filename: `${reference}.png`,
        contentType: 'image/png',
        content: blackAndWhitePng(squares, scale),
        cid,
      },
    ],
  };
}
