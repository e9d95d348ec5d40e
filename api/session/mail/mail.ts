import type { Config } from '../../platform/config.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailName } from '../../platform/mail/name.ts';

interface CodeTexts {
  readonly subject: (code: string) => string;
  readonly opening: string;
  readonly expiry: string;
  readonly warning: string;
}

const texts: Readonly<Record<'en' | 'es', CodeTexts>> = {
  en: {
    subject: (code) => `${code} is your login code`,
    opening: 'Please enter this code to finish logging in:',
    expiry: 'It works once, for ten minutes.',
    warning:
      'If you did not try to log in, someone may know your password. Do not give this code to anyone, and write to us.',
  },
  es: {
    subject: (code) => `${code} es su código para iniciar sesión`,
    opening: 'Escriba este código para terminar de iniciar sesión:',
    expiry: 'Sirve una sola vez, durante diez minutos.',
    warning:
      'Si usted no intentó iniciar sesión, es posible que alguien conozca su contraseña. No entregue este código a nadie y escríbanos.',
  },
};

/** The email with a one-time code, in the user's language. */
export function codeMail(
  user: { readonly email: string; readonly first_name: string; readonly language: 'en' | 'es' },
  challenge: { readonly challengeId: string; readonly code: string },
  { site }: Config,
): Mail {
  const { language } = user;
  const { subject, opening, expiry, warning } = texts[language];
  const mail = renderMail({
    language,
    subject: subject(challenge.code),
    preview: expiry,
    organisation: site.name[language],
    blocks: [
      { kind: 'greeting', name: mailName(user.first_name) },
      { kind: 'paragraph', text: opening },
      { kind: 'heading', text: challenge.code },
      { kind: 'paragraph', text: expiry },
      { kind: 'paragraph', text: warning },
    ],
    footer: [site.name[language], `${site.email} · ${site.phone}`],
  });
  return { ...mail, to: user.email, language, messageId: `code-${challenge.challengeId}` };
}
