import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { findUser } from '../users/port.ts';
import { requireAllowed } from './access.ts';
import { findPosition, findRecipient } from './audience/audience.ts';
import { readFiles } from './files/read.ts';
import { previewMail } from './mail/recipient-email.ts';
import { faultsOfText } from './rules.ts';
import { requireReady } from './send.ts';
import { findMailing } from './store.ts';

type PreviewContext = Pick<AppContext, 'db' | 'waivers' | 'config' | 'clock'>;

/** The recipient to preview, and the language if it is not theirs. */
interface Sample {
  readonly position: number;
  /** Words to search for in the name or address: the next match from the position on is shown. */
  readonly search?: string | undefined;
  readonly language?: 'en' | 'es' | undefined;
}

/**
 * The email that one of the recipients of a draft would get.
 * @throws ProblemError `not-found` if there are fewer recipients or none matches the search, `forbidden`, `mailing-not-ready`.
 */
export async function preview(
  context: PreviewContext,
  mailingId: string,
  { position: from, search, language }: Sample,
  viewer: { readonly userType: string },
) {
  const mailing = await findMailing(context.db, mailingId);
  requireAllowed(mailing.audience, viewer);
  const position = search === undefined ? from : await findPosition(context, mailing, { search, from });
  if (position === undefined) throw new ProblemError('not-found');
  const recipient = await findRecipient(context, mailing, position);
  if (!recipient) throw new ProblemError('not-found');
  const chosen = language ?? recipient.language;
  requireReady(faultsOfText(chosen, mailing));
  const mail = await previewMail(context, mailing, { ...recipient, language: chosen });
  if (!mail) throw new ProblemError('not-found');
  return { position, recipient, mail, language: chosen };
}

/** Sends a preview with its files to the user who asked for it; sends nothing once the draft is gone. */
export async function sendTest(
  context: PreviewContext & Pick<AppContext, 'mailer'>,
  { id, mailingId, userId, position, language }: JobPayloads['mailing-test'],
): Promise<void> {
  const { db, mailer } = context;
  const user = await findUser(db, userId);
  if (!user) return;
  try {
    const { mail } = await preview(context, mailingId, { position, language }, { userType: user.user_type });
    const attachments = await readFiles(db, mailingId);
    await mailer.send({ ...mail, attachments, to: user.email, messageId: `mailing-test-${id}` });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
