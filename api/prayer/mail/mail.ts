import type { Config } from '../../platform/config.ts';
import { paragraph, siteMail } from '../../forms/port.ts';
import type { MailForm } from '../../forms/port.ts';
import { languageQueryKey } from '../../platform/language/rules.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { PrayerRequest } from '../store.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** Tells those who pray that a request has come. Nothing of it is in the email: neither its words nor whose it is. */
export function prayerStaffMail(request: MailForm<PrayerRequest>, config: Pick<Config, 'site' | 'publicUrl'>): Mail {
  const { language } = request;
  const say = mailMessages[language];
  return siteMail(
    {
      to: config.site.prayerEmail,
      language,
      subject: say('prayer.staffSubject'),
      preview: say('prayer.staffOpening'),
      blocks: [
        paragraph(say('prayer.staffOpening')),
        ...(request.share_with_team ? [] : [paragraph(say('prayer.staffPrivate'))]),
        paragraph(say('prayer.staffPrivacy')),
        {
          kind: 'button',
          label: say('prayer.staffLink'),
          url: `${config.publicUrl}/listPrayerRequest?${languageQueryKey}=${language}`,
        },
      ],
      messageId: `prayer-staff-${request.id}`,
    },
    config,
  );
}

/** Tells the sender that the request has arrived; null where no address was given. What it asks for is not repeated. */
export function prayerSenderMail(request: MailForm<PrayerRequest>, config: Pick<Config, 'site'>): Mail | null {
  const { language, email } = request;
  if (email === null) return null;
  const say = mailMessages[language];
  return siteMail(
    {
      to: email,
      language,
      subject: say('prayer.subject'),
      preview: say('prayer.preview'),
      blocks: [
        { kind: 'greeting', name: request.greeted },
        paragraph(say('prayer.opening')),
        ...(request.tell_when_prayed ? [paragraph(say('prayer.willTell'))] : []),
        paragraph(say('prayer.notAlone')),
        paragraph(say('prayer.closing')),
        paragraph(say('notYou')),
      ],
      messageId: `prayer-sender-${request.id}`,
    },
    config,
  );
}
