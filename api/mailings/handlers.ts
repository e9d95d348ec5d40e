import { randomUUID } from 'node:crypto';
import { auditLook } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { FramedHtml } from '../platform/contract/handler.ts';
import type { Handlers, UserSession } from '../platform/contract/handler.ts';
import { requireBounceSecret } from './bounces/address.ts';
import { recordBounce } from './bounces/record.ts';
import { requireAllowed } from './access.ts';
import { countAudience } from './audience/audience.ts';
import { addFile, removeFile } from './files/change.ts';
import { discardList, saveList } from './uploaded-list/store-list.ts';
import { preview } from './preview.ts';
import { listRecipients } from './recipient-list.ts';
import { changeState, resendMailing, sendMailing } from './send.ts';
import { countNewMailings, listMailings } from './find.ts';
import { findMailing, insertMailing, lockMailing, presentMailing, requireDraft, requireDraftOf } from './store.ts';

type Operations =
  | 'listMailings'
  | 'countNewMailings'
  | 'createMailing'
  | 'getMailing'
  | 'saveMailing'
  | 'discardMailing'
  | 'addMailingFile'
  | 'removeMailingFile'
  | 'saveMailingList'
  | 'discardMailingList'
  | 'countMailingAudience'
  | 'previewMailing'
  | 'showMailingPreview'
  | 'sendTestMailing'
  | 'sendMailing'
  | 'changeMailingState'
  | 'listMailingRecipients'
  | 'resendMailing'
  | 'receiveMailBounce';

type MailingContext = Pick<AppContext, 'db' | 'clock' | 'waivers' | 'rateLimiter' | 'config' | 'enqueue' | 'secrets'>;

/** Bulk emails from staff to many parties. */
export function mailingHandlers(context: MailingContext): Pick<Handlers, Operations> {
  const { db, clock } = context;
  /** @throws ProblemError `not-found`, `forbidden`. */
  const requireVisible = async (mailingId: string, session: Pick<UserSession, 'userType'>): Promise<void> => {
    requireAllowed((await findMailing(db, mailingId)).audience, session);
  };
  /** Records that someone saw who gets a mailing: names, addresses or what its text says of a recipient. */
  const recordView = (mailingId: string, { userId }: Pick<UserSession, 'userId'>) =>
    auditLook(db, {
      at: clock(),
      actorUserId: userId,
      action: 'mailing-recipients-viewed',
      subject: `mailing:${mailingId}`,
    });
  return {
    async listMailings({ query }, reply, { session }) {
      return reply(200, await listMailings(db, query, session, clock()));
    },

    async countNewMailings({ query: { since } }, reply, { session }) {
      return reply(200, { count: await countNewMailings(db, since, session) });
    },

    async createMailing(_, reply, { session }) {
      return reply(201, await presentMailing(db, await insertMailing(db, session.userId, clock())));
    },

    async getMailing({ path: { mailingId } }, reply, { session }) {
      await requireVisible(mailingId, session);
      return reply(200, await presentMailing(db, mailingId));
    },

    async saveMailing({ path: { mailingId }, body: { version, kind, audience, texts } }, reply, { session }) {
      requireAllowed(audience, session);
      await requireVisible(mailingId, session);
      await db.transaction().execute(async (transaction) => {
        await requireDraftOf(transaction, await lockMailing(transaction, mailingId), version);
        await transaction
          .updateTable('mailings')
          .set({
            kind,
            audience: JSON.stringify(audience),
            texts: JSON.stringify(texts),
            version: version + 1,
            changed_by_user_id: session.userId,
            changed_at: clock(),
          })
          .where('id', '=', mailingId)
          .execute();
      });
      return reply(200, await presentMailing(db, mailingId));
    },

    async discardMailing({ path: { mailingId } }, reply, { session }) {
      await requireVisible(mailingId, session);
      await db.transaction().execute(async (transaction) => {
        requireDraft(await lockMailing(transaction, mailingId));
        await transaction.deleteFrom('mailings').where('id', '=', mailingId).execute();
      });
      return reply(204);
    },

    async addMailingFile({ path: { mailingId }, query: { name }, body }, reply, { session }) {
      await requireVisible(mailingId, session);
      await addFile(context, mailingId, { name, content: body });
      return reply(201, await presentMailing(db, mailingId));
    },

    async removeMailingFile({ path: { mailingId, fileId } }, reply, { session }) {
      await requireVisible(mailingId, session);
      await removeFile(context, mailingId, fileId);
      return reply(200, await presentMailing(db, mailingId));
    },

    async saveMailingList({ path: { mailingId }, body }, reply, { session }) {
      await requireVisible(mailingId, session);
      return reply(200, await saveList(context, mailingId, body, session.userId));
    },

    async discardMailingList({ path: { mailingId } }, reply, { session }) {
      await requireVisible(mailingId, session);
      await discardList(context, mailingId, session.userId);
      return reply(200, await presentMailing(db, mailingId));
    },

    async countMailingAudience({ path: { mailingId }, query: { lng } }, reply, { session }) {
      const mailing = await findMailing(db, mailingId);
      requireAllowed(mailing.audience, session);
      return reply(200, await countAudience(context, mailing, lng));
    },

    async previewMailing({ path: { mailingId }, query }, reply, { session }) {
      const { position, recipient, mail, language } = await preview(context, mailingId, query, session);
      await recordView(mailingId, session);
      const { subject, text, html } = mail;
      return reply(200, {
        position,
        recipients: recipient.recipients,
        recipientName: `${recipient.first_name} ${recipient.last_name}`.trim() || recipient.address,
        language,
        subject,
        text,
        html,
      });
    },

    async showMailingPreview({ path: { mailingId }, query: { position, language } }, reply, { session }) {
      const { mail } = await preview(context, mailingId, { position, language }, session);
      await recordView(mailingId, session);
      return reply(200, new FramedHtml(mail.html));
    },

    async sendTestMailing({ path: { mailingId }, body }, reply, { session }) {
      await context.rateLimiter.consume('partyMails', `user:${String(session.userId)}`);
      await preview(context, mailingId, body, session);
      await recordView(mailingId, session);
      const test = { id: randomUUID(), mailingId, userId: session.userId, ...body };
      await db.transaction().execute((transaction) => context.enqueue(transaction, 'mailing-test', test));
      return reply(204);
    },

    async sendMailing({ path: { mailingId }, body }, reply, { session }) {
      await sendMailing(context, mailingId, body, session);
      return reply(200, await presentMailing(db, mailingId));
    },

    async changeMailingState({ path: { mailingId }, body: { action } }, reply, { session }) {
      await requireVisible(mailingId, session);
      await changeState(context, mailingId, action, session.userId);
      return reply(200, await presentMailing(db, mailingId));
    },

    async listMailingRecipients({ path: { mailingId }, query }, reply, { session }) {
      await requireVisible(mailingId, session);
      const list = await listRecipients(db, mailingId, query, clock());
      await recordView(mailingId, session);
      return reply(200, list);
    },

    async receiveMailBounce({ header, body: { message } }, reply) {
      requireBounceSecret(context.config, header['X-Bounce-Secret']);
      await recordBounce(context, message);
      return reply(204);
    },

    async resendMailing({ path: { mailingId }, body: { state } }, reply, { session }) {
      await requireVisible(mailingId, session);
      await resendMailing(context, mailingId, state, session.userId);
      return reply(200, await presentMailing(db, mailingId));
    },
  };
}
