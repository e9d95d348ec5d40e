import type { Config } from '../../platform/config.ts';
import { languageQueryKey } from '../../platform/language/rules.ts';
import type { MailBlock, TextPiece } from '../../platform/mail/content.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { momentInWords } from '../../platform/moments/rules.ts';
import { newsAddress } from '../../news/rules.ts';
import { sessionCalendar } from '../joining/calendar-file.ts';
import { entryLead, joinAddress } from '../rules.ts';
import type { SessionMailKind } from '../rules.ts';
import type { SessionRow } from '../store.ts';

/** The recipient and content of an email about a session. */
export interface SessionLetter {
  readonly kind: SessionMailKind;
  readonly session: SessionRow;
  readonly recipient: string;
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly greeted: MailName;
  /** The key of the recipient's own link to the session. */
  readonly key: string;
  /** The token of the link that turns these emails off; missing if they are part of a registration. */
  readonly switchToken?: string;
}

/** The kinds of emails with a calendar file attached. */
const withCalendar: ReadonlySet<SessionMailKind> = new Set(['expected', 'changed', 'canceled']);

/** An email about an online session. It does not contain the address of the meeting: people join on the site's page. */
export function sessionMail(
  { kind, session, recipient, to, language, greeted, key, switchToken }: SessionLetter,
  config: Pick<Config, 'site' | 'publicUrl'>,
): Mail {
  const { site, publicUrl } = config;
  const say = mailMessages[language];
  const { starts_at: startsAt, time_zone: timeZone, minutes, spoken, announced_version: version } = session;
  const title = language === 'es' ? session.title_es : session.title_en;
  const about = language === 'es' ? session.about_es : session.about_en;
  const organization = site.name[language];
  const text = say(`onlineSession.text.${kind}`, { title });
  const paragraph = (words: string): MailBlock => ({ kind: 'paragraph', text: words });
  const joining: MailBlock[] = [
    ...(about === null ? [] : [paragraph(about)]),
    { kind: 'button', label: say('onlineSession.link'), url: `${publicUrl}${joinAddress(session.id, language, key)}` },
    paragraph(say('onlineSession.join', { minutes: entryLead / 60_000 })),
    ...(withCalendar.has(kind) ? [paragraph(say('onlineSession.calendar'))] : []),
  ];
  const off = (more: Readonly<Record<string, string>>) =>
    switchToken === undefined ? '' : `${publicUrl}${newsAddress('sessions', switchToken, more)}`;
  const offLink: TextPiece[] = [{ words: say('onlineSession.turnOff'), url: off({ [languageQueryKey]: language }) }];
  const content = renderMail({
    language,
    subject: say(`onlineSession.subject.${kind}`, { title }),
    preview: text,
    organization,
    blocks: [
      { kind: 'greeting', name: greeted },
      paragraph(text),
      {
        kind: 'facts',
        facts: [
          [say('onlineSession.when'), momentInWords(startsAt, timeZone, language)],
          [say('onlineSession.length'), say('onlineSession.minutes', { minutes })],
          [say('onlineSession.spoken'), say(`onlineSession.spoken.${spoken}`)],
        ],
      },
      ...(kind === 'canceled' ? [] : joining),
      paragraph(say('questions', { email: site.email, phone: site.phone })),
      paragraph(say('closing')),
    ],
    footer: [
      say(switchToken === undefined ? 'onlineSession.reason.registration' : 'onlineSession.reason'),
      ...(switchToken === undefined ? [] : [offLink]),
      organization,
      `${site.email} · ${site.phone}`,
    ],
  });
  return {
    ...content,
    to,
    language,
    messageId: `session-${session.id}-${recipient.replace(':', '-')}-${kind}-${String(version)}`,
    replyTo: site.email,
    ...(withCalendar.has(kind) && {
      attachments: [
        {
          filename: 'session.ics',
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: sessionCalendar(session, { language, key }, config),
        },
      ],
    }),
    ...(switchToken !== undefined && { unsubscribe: { url: off({}) } }),
  };
}
