import type { components } from '../../platform/contract/schema.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { MailRefusedError } from '../../platform/mail/mailer.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { withoutTags } from '../../platform/text/rules.ts';
import type { Config } from '../../platform/config.ts';
import type { AppContext } from '../../context.ts';
import { proposalAddress } from '../../sabbath/rules.ts';
import { dayInWords, mailForm, paragraph, siteMail } from './form-email.ts';
import type { MailForm } from './form-email.ts';

type Decision = components['schemas']['SabbathDecisionKind'];

/** An answer with the facts about its form that the email mentions. */
export interface AnsweredForm {
  readonly id: string;
  readonly kind: 'contact' | 'prayer' | 'sabbath';
  readonly text: string;
  readonly decision: Decision | null;
  readonly language: 'en' | 'es';
  readonly first_name: string;
  readonly last_name: string | null;
  /** The kind of a Saturday request; otherwise null. */
  readonly sabbathKind: 'prayer' | 'retreat' | null;
  readonly day: string | null;
  /** The page where the person accepts or declines a proposed Saturday. */
  readonly replyUrl?: string;
}

function subjectOf({ kind, language, decision, day }: MailForm<AnsweredForm>): string {
  const say = mailMessages[language];
  if (decision !== null && day !== null)
    return say(`formAnswer.subject.${decision}`, { day: dayInWords(day, language) });
  return say(`formAnswer.subject.${kind}`);
}

function decisionText({ language, decision, sabbathKind, day }: MailForm<AnsweredForm>): string[] {
  if (decision === null || sabbathKind === null || day === null) return [];
  const say = mailMessages[language];
  return [say(`formAnswer.${decision}.${sabbathKind}`, { day: dayInWords(day, language) })];
}

/** The mailbox of the staff who may read replies about this kind of form. */
function mailboxOf(kind: AnsweredForm['kind'], { email, prayerEmail, sabbathEmail }: Config['site']): string {
  return { contact: email, prayer: prayerEmail, sabbath: sabbathEmail }[kind];
}

/** The staff's answer, as an email in the person's language. The person's own text is not repeated. */
export function answerMail(answer: MailForm<AnsweredForm>, to: string, config: Pick<Config, 'site'>): Mail {
  const { language, id, greeted, replyUrl } = answer;
  const say = mailMessages[language];
  const subject = subjectOf(answer);
  const mailbox = mailboxOf(answer.kind, config.site);
  const paragraphs = withoutTags(answer.text)
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '');
  const [opening = subject, ...rest] = [...decisionText(answer), ...paragraphs];
  return siteMail(
    {
      to,
      replyTo: mailbox,
      language,
      subject,
      preview: opening,
      blocks: [
        { kind: 'greeting', name: greeted },
        paragraph(opening),
        ...(replyUrl === undefined
          ? []
          : [{ kind: 'button', label: say('formAnswer.proposed.link'), url: replyUrl } as const]),
        ...rest.map(paragraph),
        paragraph(say('questions', { email: mailbox, phone: config.site.phone })),
        paragraph(say('closing')),
      ],
      messageId: `form-answer-${id}`,
    },
    config,
  );
}

/** Sends an answer, and records a permanent refusal. May be repeated, since the email's id stays the same. */
export async function sendFormAnswer(
  { db, mailer, config, secrets, clock }: Pick<AppContext, 'db' | 'mailer' | 'config' | 'secrets' | 'clock'>,
  { answerId }: JobPayloads['form-answer-mail'],
): Promise<void> {
  const answer = await db
    .selectFrom('form_answers')
    .select(['id', 'text', 'decision', 'day', 'contact_id', 'prayer_id', 'sabbath_id'])
    .where('id', '=', answerId)
    .executeTakeFirst();
  // An answer is deleted with its form.
  if (!answer) return;
  const { contact_id, prayer_id, sabbath_id, ...said } = answer;
  const columns = ['first_name', 'last_name', 'email', 'language'] as const;
  const form =
    contact_id !== null
      ? await db.selectFrom('contact_messages').select(columns).where('id', '=', contact_id).executeTakeFirst()
      : await db.selectFrom('prayer_requests').select(columns).where('id', '=', prayer_id).executeTakeFirst();
  const saturday = await db
    .selectFrom('sabbath_requests')
    .select([...columns, 'kind', 'day', 'accepted_day'])
    .where('id', '=', sabbath_id)
    .executeTakeFirst();
  const person = saturday ?? form;
  if (!person || person.email === null) return;
  const { email, language, first_name, last_name } = person;
  const mail = mailForm<AnsweredForm>({
    ...said,
    decision: said.decision,
    kind: contact_id !== null ? 'contact' : prayer_id !== null ? 'prayer' : 'sabbath',
    language,
    first_name,
    last_name,
    sabbathKind: saturday?.kind ?? null,
    day: said.day ?? (saturday ? (saturday.accepted_day ?? saturday.day) : null),
    ...(said.decision === 'proposed' && {
      replyUrl: proposalAddress(config.publicUrl, `${said.id}.${secrets.proposalToken(said.id)}`, language),
    }),
  });
  try {
    await mailer.send(answerMail(mail, email, config));
  } catch (error) {
    if (error instanceof MailRefusedError)
      await db.updateTable('form_answers').set({ refused_at: clock() }).where('id', '=', answerId).execute();
    throw error;
  }
}
