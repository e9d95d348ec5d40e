import type { Config } from '../../platform/config.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailName } from '../../platform/mail/name.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The email with a one-time code, in the user's language. */
export function codeMail(
  user: { readonly email: string; readonly first_name: string; readonly language: 'en' | 'es' },
  challenge: { readonly challengeId: string; readonly code: string },
  { site }: Config,
): Mail {
  const { language } = user;
  const say = mailMessages[language];
  const mail = renderMail({
    language,
    subject: say('code.subject', { code: challenge.code }),
    preview: say('code.expiry'),
    organization: site.name[language],
    blocks: [
      { kind: 'greeting', name: mailName(user.first_name) },
      { kind: 'paragraph', text: say('code.opening') },
      { kind: 'heading', text: challenge.code },
      { kind: 'paragraph', text: say('code.expiry') },
      { kind: 'paragraph', text: say('code.warning') },
    ],
    footer: [site.name[language], `${site.email} · ${site.phone}`],
  });
  return { ...mail, to: user.email, language, messageId: `code-${challenge.challengeId}` };
}
