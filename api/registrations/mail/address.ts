import type { Config } from '../../platform/config.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import { confirmationAddress, linkKey } from '../rules.ts';
import type { MailParty } from './mail-party.ts';

const texts = {
  en: {
    request: 'Please confirm your email address with this button, so that we know our emails reach you.',
    label: 'Confirm my email address',
  },
  es: {
    request:
      'Le pedimos que confirme su correo electrónico con este botón; así sabremos que nuestros correos le llegan.',
    label: 'Confirmar mi correo electrónico',
  },
} as const;

interface AddressRequest {
  readonly key: string;
  readonly config: Config;
  /** The email has asked for it already, in words of its own. */
  readonly isAsked?: boolean;
}

/** Asks the contact to confirm the address; nothing once it is confirmed, or where the registration is over. */
export function addressBlocks(
  { id, eventId, state, language, addressToken }: MailParty,
  { key, config, isAsked = false }: AddressRequest,
): MailBlock[] {
  if (addressToken === undefined || state === 'cancelled') return [];
  const { request, label } = texts[language];
  const url = `${config.publicUrl}${confirmationAddress(eventId, id, linkKey(key, addressToken), language)}`;
  return [...(isAsked ? [] : [{ kind: 'paragraph', text: request } as const]), { kind: 'button', label, url }];
}
