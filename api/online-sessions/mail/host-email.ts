import { furtherScreens } from '../../access/rules.ts';
import { paragraph, siteMail } from '../../forms/port.ts';
import type { Config } from '../../platform/config.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { languageQueryKey } from '../../platform/language/rules.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { mailName } from '../../platform/mail/name.ts';
import { momentInWords } from '../../platform/moments/rules.ts';
import { waitsForStaff } from '../rules.ts';
import type { SessionRow } from '../store.ts';

export const hostMailKinds = ['takeOver', 'connectionEnded', 'noMeeting'] as const;
type HostMailKind = (typeof hostMailKinds)[number];

/** The content of an email to a host about upcoming sessions. */
interface HostLetter {
  readonly id: string;
  readonly kind: HostMailKind;
  readonly sessions: readonly SessionRow[];
  /** Why there is no meeting. */
  readonly fault?: components['schemas']['MeetingFault'];
}

/** The page on which a host connects an account. */
const myInfoPath = '/signup';

/** Tells a host or a substitute host, in their language, why sessions have no meeting and what to do next. */
export function hostMail(
  { id, kind, sessions, fault }: HostLetter,
  reader: { readonly email: string; readonly first_name: string; readonly language: 'en' | 'es' },
  config: Pick<Config, 'site' | 'publicUrl'>,
): Mail {
  const { language } = reader;
  const say = mailMessages[language];
  const opening = say(`sessionHost.text.${kind}`);
  const path = kind === 'connectionEnded' ? myInfoPath : furtherScreens.onlineSessions.path;
  const cause = fault !== undefined && waitsForStaff(fault) ? fault : 'other';
  return siteMail(
    {
      to: reader.email,
      language,
      subject: say(`sessionHost.subject.${kind}`),
      preview: opening,
      blocks: [
        { kind: 'greeting', name: mailName(reader.first_name) },
        paragraph(opening),
        {
          kind: 'facts',
          facts: sessions.map((session) => [
            language === 'es' ? session.title_es : session.title_en,
            momentInWords(session.starts_at, session.time_zone, language),
          ]),
        },
        paragraph(kind === 'noMeeting' ? say(`sessionHost.fault.${cause}`) : say(`sessionHost.next.${kind}`)),
        {
          kind: 'button',
          label: say(kind === 'connectionEnded' ? 'sessionHost.connect' : 'sessionHost.link'),
          url: `${config.publicUrl}${path}?${languageQueryKey}=${language}`,
        },
      ],
      messageId: `session-host-${id}`,
    },
    config,
  );
}
