import type { Config } from '../../platform/config.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { linkKey } from '../../registrations/rules.ts';
import { signingAddress } from '../../waiver/rules.ts';

/** The registration that is confirmed. */
interface ConfirmedParty {
  readonly id: string;
  readonly language: 'en' | 'es';
  /** Added to the links of an email to the contact until the address is confirmed. */
  readonly addressToken: string | undefined;
}

/** The part about the waiver in the confirmation of a registration. */
export function waiverBlocks(
  { id, language, addressToken }: ConfirmedParty,
  key: string,
  { publicUrl }: Config,
): MailBlock[] {
  const say = mailMessages[language];
  const url = `${publicUrl}${signingAddress(id, linkKey(key, addressToken), language)}`;
  return [
    { kind: 'heading', text: say('waiver.confirmation.heading') },
    { kind: 'paragraph', text: say('waiver.confirmation.text') },
    { kind: 'button', label: say('waiver.confirmation.button'), url },
  ];
}
