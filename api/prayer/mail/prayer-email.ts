import type { Config } from '../../platform/config.ts';
import { paragraph, siteMail } from '../../forms/port.ts';
import type { MailForm } from '../../forms/port.ts';
import { furtherScreens, guardedScreens } from '../../access/rules.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { PrayerRequest } from '../store.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The link to a request. Not everyone who gets the email may read an unshared one, so then it leads to the list. */
function requestPath({ id, share_with_team }: Pick<PrayerRequest, 'id' | 'share_with_team'>): string {
  const { path } = guardedScreens.listPrayerRequests;
  return share_with_team ? `${path}/${id}` : `${path}?sharing=unshared`;
}

/** Notifies the prayer team of a new request. The email contains neither its text nor its sender. */
export function prayerStaffMail(request: MailForm<PrayerRequest>, config: Pick<Config, 'site' | 'publicUrl'>): Mail {
  const { language } = request;
  const say = mailMessages[language];
  const isHeld = request.state === 'held';
  const path = isHeld ? `${furtherScreens.heldForms.path}?kind=prayer` : requestPath(request);
  return siteMail(
    {
      to: config.site.prayerEmail,
      language,
      subject: say(isHeld ? 'prayer.staffHeldSubject' : 'prayer.staffSubject'),
      preview: say('prayer.staffOpening'),
      blocks: [
        paragraph(say('prayer.staffOpening')),
        ...(isHeld ? [paragraph(say('prayer.staffHeld'))] : []),
        ...(request.share_with_team ? [] : [paragraph(say('prayer.staffPrivate'))]),
        paragraph(say('prayer.staffPrivacy')),
        {
          kind: 'button',
          label: say('prayer.staffLink'),
          url: `${config.publicUrl}${path}`,
        },
      ],
      // When it is released later, it needs another id: email programs show each id only once.
      messageId: `prayer-staff-${isHeld ? 'held-' : ''}${request.id}`,
    },
    config,
  );
}

/** Confirms to the sender that the request arrived; null without an address. The text of the request is not repeated. */
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

/** Notifies the sender that we have prayed; null without an address. The text of the request is not repeated. */
export function prayedMail(request: MailForm<PrayerRequest>, config: Pick<Config, 'site'>): Mail | null {
  const { language, email } = request;
  if (email === null) return null;
  const say = mailMessages[language];
  return siteMail(
    {
      to: email,
      language,
      subject: say('prayer.prayedSubject'),
      preview: say('prayer.prayedOpening'),
      blocks: [
        { kind: 'greeting', name: request.greeted },
        paragraph(say('prayer.prayedOpening')),
        paragraph(say('prayer.prayedText')),
        paragraph(say('prayer.closing')),
        paragraph(say('notYou')),
      ],
      messageId: `prayer-prayed-${request.id}`,
    },
    config,
  );
}
