import { paragraph, siteMail } from '../../forms/port.ts';
import type { Config } from '../../platform/config.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { mailName } from '../../platform/mail/name.ts';
import { newsAddress } from '../rules.ts';
import type { Applicant } from '../store.ts';

/** Asks the owner of an address to confirm that they want emails about upcoming events: anyone may have typed the address. */
export function newsQuestionMail(
  { id, token, address, firstName, language }: Applicant & { readonly id: string; readonly token: string },
  config: Pick<Config, 'site' | 'publicUrl'>,
): Mail {
  const say = mailMessages[language];
  const organization = config.site.name[language];
  return siteMail(
    {
      to: address,
      language,
      subject: say('news.question.subject'),
      preview: say('news.question.text', { organization }),
      blocks: [
        { kind: 'greeting', name: mailName(firstName) },
        paragraph(say('news.question.text', { organization })),
        {
          kind: 'button',
          label: say('news.question.action'),
          url: `${config.publicUrl}${newsAddress('confirm', token, { lng: language })}`,
        },
        paragraph(say('news.question.valid')),
        paragraph(say('news.question.ignore')),
      ],
      messageId: `news-question-${id}`,
    },
    config,
  );
}
