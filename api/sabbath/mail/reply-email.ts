import { guardedScreens } from '../../access/rules.ts';
import type { Config } from '../../platform/config.ts';
import { answerMail, dayInWords, mailForm, paragraph, siteMail } from '../../forms/port.ts';
import type { MailForm } from '../../forms/port.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import type { AppContext } from '../../context.ts';
import type { SabbathRequest } from '../store.ts';

/** A person's reply to a proposed Saturday, with the fields of the request that its emails mention. */
export interface SaturdayReply extends Pick<SabbathRequest, 'id' | 'kind' | 'language' | 'email'> {
  readonly first_name: string;
  readonly last_name: string;
  readonly answerId: string;
  readonly day: string;
  readonly reply: 'yes' | 'no';
}

/** Notifies the staff for Saturdays of a person's reply. */
export function replyStaffMail(said: MailForm<SaturdayReply>, config: Pick<Config, 'site' | 'publicUrl'>): Mail {
  const { language, reply, name, day, kind } = said;
  const say = mailMessages[language];
  const opening = say(`saturdayReply.opening.${reply}`);
  return siteMail(
    {
      to: config.site.sabbathEmail,
      language,
      subject: say(`saturdayReply.subject.${reply}`),
      preview: opening,
      blocks: [
        paragraph(opening),
        {
          kind: 'facts',
          facts: [
            [say('sabbath.name'), name],
            [say(`saturdayReply.day.${kind}`), dayInWords(day, language)],
          ],
        },
        {
          kind: 'button',
          label: say('sabbath.staffLink'),
          url: `${config.publicUrl}${guardedScreens.listSabbathRequests.path}/${said.id}`,
        },
      ],
      messageId: `saturday-reply-${said.answerId}`,
    },
    config,
  );
}

/** Confirms the Saturday to the person who accepted it. */
export function replySenderMail(said: MailForm<SaturdayReply>, config: Pick<Config, 'site'>): Mail {
  const { answerId, kind: sabbathKind, language, greeted, name, day, email } = said;
  const answer = { id: `${answerId}-yes`, kind: 'sabbath', decision: 'accepted', text: '' } as const;
  return answerMail({ ...answer, language, greeted, name, sabbathKind, day }, email, config);
}

/** Emails staff or the person about a reply. May be repeated, since the email's id stays the same. */
export async function sendReplyMail(
  { db, mailer, config }: Pick<AppContext, 'db' | 'mailer' | 'config'>,
  { answerId, to }: JobPayloads['saturday-reply-mail'],
): Promise<void> {
  const row = await db
    .selectFrom('form_answers')
    .innerJoin('sabbath_requests', 'sabbath_requests.id', 'form_answers.sabbath_id')
    .select([
      'sabbath_requests.id',
      'kind',
      'language',
      'email',
      'first_name',
      'last_name',
      'form_answers.day',
      'reply',
    ])
    .where('form_answers.id', '=', answerId)
    .executeTakeFirst();
  // The request may have been deleted while the email waited.
  if (!row || row.reply === null || row.day === null) return;
  const said = mailForm<SaturdayReply>({ ...row, answerId, day: row.day, reply: row.reply });
  await mailer.send(to === 'staff' ? replyStaffMail(said, config) : replySenderMail(said, config));
}
