import type { Config } from '../../platform/config.ts';
import { paragraph, siteMail } from '../../forms/mail/mail.ts';
import type { MailForm } from '../../forms/mail/mail.ts';
import { languageQueryKey, locales } from '../../platform/language/rules.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailTexts } from './texts.ts';
import type { SabbathRequest } from '../store.ts';

function dayInWords(day: string, language: 'en' | 'es'): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The days and how many or how they come; neither how to reach them nor what they wrote. */
function facts({
  kind,
  language,
  day,
  second_day,
  third_day,
  attendance,
  people,
}: MailForm<SabbathRequest>): (readonly [string, string])[] {
  const words = mailTexts[language];
  const others = [second_day, third_day].filter((other) => other !== null).map((other) => dayInWords(other, language));
  return [
    [words.day[kind], dayInWords(day, language)],
    ...(others.length === 0 ? [] : [[words.otherDays, others.join('; ')] as const]),
    ...(attendance === null ? [] : [[words.attendance, words.attendances[attendance]] as const]),
    ...(people === null ? [] : [[words.people, String(people)] as const]),
  ];
}

/** Tells those who look after Saturdays that a request has come. */
export function sabbathStaffMail(request: MailForm<SabbathRequest>, config: Pick<Config, 'site' | 'publicUrl'>): Mail {
  const { kind, language, name } = request;
  const words = mailTexts[language];
  const blocks: MailBlock[] = [
    paragraph(words.staffOpening[kind]),
    ...(request.filed_by_user_id === null ? [] : [paragraph(words.staffFiled)]),
    { kind: 'facts', facts: [[words.name, name], ...facts(request)] },
    paragraph(words.staffMore),
    {
      kind: 'button',
      label: words.staffLink,
      url: `${config.publicUrl}/listSabbathReq?${languageQueryKey}=${language}`,
    },
  ];
  return siteMail(
    {
      to: config.site.sabbathEmail,
      language,
      subject: words.staffSubject[kind],
      preview: words.staffOpening[kind],
      blocks,
      messageId: `sabbath-staff-${request.id}`,
    },
    config,
  );
}

/** Tells the person that the request has arrived and what comes next. */
export function sabbathSenderMail(request: MailForm<SabbathRequest>, config: Pick<Config, 'site'>): Mail {
  const { kind, language, email } = request;
  const words = mailTexts[language];
  const { site } = config;
  return siteMail(
    {
      to: email,
      language,
      subject: words.subject[kind],
      preview: words.preview,
      blocks: [
        { kind: 'greeting', name: request.greeted },
        paragraph(words.opening[kind]),
        ...(request.filed_by_user_id === null ? [] : [paragraph(words.filedForYou)]),
        { kind: 'facts', facts: facts(request) },
        paragraph(words.next[kind]),
        paragraph(words.questions(site.email, site.phone)),
        paragraph(words.closing),
      ],
      messageId: `sabbath-sender-${request.id}`,
    },
    config,
  );
}
