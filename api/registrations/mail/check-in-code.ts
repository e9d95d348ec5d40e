import { encode } from 'uqr';
import type { Config } from '../../platform/config.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { blackAndWhitePng } from '../../platform/mail/png.ts';
import { checkInPayload, isSettled } from '../rules.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

type Attachments = NonNullable<Mail['attachments']>;

/** The pixels of one square: sharp on the high-density screen of a phone that is held in front of a scanner. */
const scale = 8;

/** Returns the id by which the email refers to its own picture: unique, in the form of an email address (RFC 2392). */
function contentId({ id }: MailParty, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `check-in-${id}@${new URL(publicUrl).hostname}`;
}

/**
 * Returns the code that a party shows on arrival: a picture in the email, and the reference as text for email programs that show no
 * pictures. It is the same code as on the registration's page, with the same quiet zone.
 */
export function checkInCode(
  party: MailParty,
  config: Pick<Config, 'publicUrl'>,
): { readonly blocks: MailBlock[]; readonly attachments: Attachments } {
  const { language, reference, state } = party;
  const say = mailMessages[language];
  const squares = encode(checkInPayload(party), { ecc: 'M', boostEcc: true, border: 4 }).data;
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
