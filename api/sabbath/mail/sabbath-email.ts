import { guardedScreens } from '../../access/rules.ts';
import type { Config } from '../../platform/config.ts';
import { dayInWords, paragraph, siteMail } from '../../forms/port.ts';
import type { MailForm } from '../../forms/port.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SabbathRequest } from '../store.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The days, the number of people or the kind of attendance; neither contact details nor the text of the request. */
function facts({
  kind,
  language,
  day,
  second_day,
  third_day,
  attendance,
  people,
}: MailForm<SabbathRequest>): (readonly [string, string])[] {
  const say = mailMessages[language];
  const others = [second_day, third_day].filter((other) => other !== null).map((other) => dayInWords(other, language));
  return [
    [say(`sabbath.day.${kind}`), dayInWords(day, language)],
    ...(others.length === 0 ? [] : [[say('sabbath.otherDays'), others.join('; ')] as const]),
    ...(attendance === null ? [] : [[say('sabbath.attendance'), say(`sabbath.attendances.${attendance}`)] as const]),
    ...(people === null ? [] : [[say('sabbath.people'), String(people)] as const]),
  ];
}

/** Notifies the staff for Saturdays of a new request. */
export function sabbathStaffMail(request: MailForm<SabbathRequest>, config: Pick<Config, 'site' | 'publicUrl'>): Mail {
  const { kind, language, name } = request;
  const say = mailMessages[language];
  const blocks: MailBlock[] = [
    paragraph(say(`sabbath.staffOpening.${kind}`)),
    ...(request.filed_by_user_id === null ? [] : [paragraph(say('sabbath.staffFiled'))]),
    { kind: 'facts', facts: [[say('sabbath.name'), name], ...facts(request)] },
    paragraph(say('sabbath.staffMore')),
    {
      kind: 'button',
      label: say('sabbath.staffLink'),
      url: `${config.publicUrl}${guardedScreens.listSabbathRequests.path}/${request.id}`,
    },
  ];
  return siteMail(
    {
      to: config.site.sabbathEmail,
      language,
      subject: say(`sabbath.staffSubject.${kind}`),
      preview: say(`sabbath.staffOpening.${kind}`),
      blocks,
      messageId: `sabbath-staff-${request.id}`,
    },
    config,
  );
}

/** Confirms to the person that the request arrived, and explains the next steps. */
export function sabbathSenderMail(request: MailForm<SabbathRequest>, config: Pick<Config, 'site'>): Mail {
  const { kind, language, email } = request;
  const say = mailMessages[language];
  const { site } = config;
  return siteMail(
    {
      to: email,
      language,
      subject: say(`sabbath.subject.${kind}`),
      preview: say('sabbath.preview'),
      blocks: [
        { kind: 'greeting', name: request.greeted },
        paragraph(say(`sabbath.opening.${kind}`)),
        ...(request.filed_by_user_id === null ? [] : [paragraph(say('sabbath.filedForYou'))]),
        { kind: 'facts', facts: facts(request) },
        paragraph(say(`sabbath.next.${kind}`)),
        paragraph(say('questions', { email: site.email, phone: site.phone })),
        paragraph(say('closing')),
      ],
      messageId: `sabbath-sender-${request.id}`,
    },
    config,
  );
}
