import type { Config } from '../../platform/config.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import { confirmationAddress, linkKey } from '../rules.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

interface AddressRequest {
  readonly key: string;
  readonly config: Config;
  /** Whether the email's own text already asks for it. */
  readonly isAsked?: boolean;
}

/** Returns the request to confirm the address; empty once it is confirmed or if the registration has ended. */
export function addressBlocks(
  { id, eventId, state, language, addressToken }: MailParty,
  { key, config, isAsked = false }: AddressRequest,
): MailBlock[] {
  if (addressToken === undefined || state === 'cancelled') return [];
  const say = mailMessages[language];
  const url = `${config.publicUrl}${confirmationAddress(eventId, id, linkKey(key, addressToken), language)}`;
  return [
    ...(isAsked ? [] : [{ kind: 'paragraph', text: say('address.request') } as const]),
    { kind: 'button', label: say('address.label'), url },
  ];
}
