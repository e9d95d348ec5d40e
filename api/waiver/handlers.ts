import { auditLook } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { presentRegisteredEvent, findEvent } from '../events/port.ts';
import { isoDayIn } from '../platform/moments/rules.ts';
import { causeOf } from '../platform/mail/limiter.ts';
import type { AppContext } from '../context.ts';
import { recordChanges } from '../registrations/port.ts';
import { findLinks, orderLink, stopLink } from './links.ts';
import { remindOfSignatures } from './mail/remind-of-signatures.ts';
import { actorOf, openWaivers } from './open.ts';
import type { Opened } from './open.ts';
import { canSign, presentSigned, presentWaivers } from './present.ts';
import { networkHash, requireText, sign } from './signing/sign.ts';
import { findLastReminder, findPersonNumbers, findSignatures, findTexts } from './store.ts';
import { listUnsigned } from './unsigned.ts';

type Operations =
  | 'listWaiverTexts'
  | 'getWaivers'
  | 'signWaivers'
  | 'sendWaiverLink'
  | 'stopWaiverLink'
  | 'recordPaperWaivers'
  | 'listSignedWaivers'
  | 'listUnsignedWaivers'
  | 'remindOfSignatures';
type Language = 'en' | 'es';

/** Handlers for the waiver: its text, signing it, links for people who sign from elsewhere, and the staff's view of it. */
export function waiverHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, enqueue, mailLimiter, rateLimiter, secrets, waivers } = context;

  async function present(opened: Opened, language: Language): Promise<components['schemas']['Waivers']> {
    const { id } = opened.record;
    const [personNumbers, signatures, links, lastReminder] = await Promise.all([
      findPersonNumbers(db, id),
      findSignatures(db, id),
      findLinks(db, id),
      findLastReminder(db, id),
    ]);
    return presentWaivers(
      opened,
      { text: waivers[opened.event.type][language], personNumbers, signatures, links, lastReminder },
      clock(),
    );
  }

  async function recordView({ visitor, record }: Opened): Promise<void> {
    if (visitor.by !== 'staff') return;
    await auditLook(db, {
      at: clock(),
      actorUserId: visitor.userId,
      action: 'waivers-viewed',
      subject: `registration:${record.id}`,
    });
  }

  return {
    async remindOfSignatures({ body }, reply, { session: { userId } }) {
      return reply(200, { items: await remindOfSignatures(context, body, userId) });
    },

    listWaiverTexts({ query: { lng } }, reply) {
      const items = (['Residential', 'Convention'] as const).map((eventType) => ({
        eventType,
        text: waivers[eventType][lng],
      }));
      return reply(200, { items });
    },

    async getWaivers({ path: { registrationId }, query: { lng } }, reply, caller) {
      const opened = await openWaivers(context, registrationId, caller);
      await recordView(opened);
      return reply(200, await present(opened, lng));
    },

    async signWaivers({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const opened = await openWaivers(context, registrationId, caller);
      const { version, language, signerName, drawing, people } = body;
      await sign(context, opened, {
        text: requireText(context, opened, version, language),
        signerName,
        people,
        method: drawing === undefined ? 'typed' : 'drawn',
        drawing,
        networkHash: networkHash(secrets.waiverNetworkKey, caller.address),
      });
      return reply(200, await present(opened, lng));
    },

    async sendWaiverLink({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const opened = await openWaivers(context, registrationId, caller);
      const { visitor, event, people } = opened;
      // Someone who was sent a link can sign but cannot send further links.
      if (visitor.by === 'link') throw new ProblemError('unauthenticated');
      const now = clock();
      if (!canSign(opened, now) || body.memberIds.some((memberId) => !people.some(({ id }) => id === memberId))) {
        throw new ProblemError('waiver-not-signable');
      }
      await rateLimiter.consume('waiverLinks', registrationId);
      await db.transaction().execute(async (transaction) => {
        if (visitor.by !== 'staff')
          await mailLimiter.require(transaction, { to: body.email, cause: causeOf(caller) }, now);
        const link = await orderLink(transaction, { registrationId, ...body }, event, now);
        await enqueue(transaction, 'waiver-mail', { kind: 'link', linkId: link.id, orderNumber: link.orderNumber });
        const details = { people: body.memberIds.length };
        await recordChanges(transaction, [
          { registrationId, at: now, kind: 'waiverLinkSent', actor: actorOf(opened), details },
        ]);
      });
      return reply(200, await present(opened, lng));
    },

    async stopWaiverLink({ path: { registrationId, linkId }, query: { lng } }, reply, caller) {
      const opened = await openWaivers(context, registrationId, caller);
      const { visitor } = opened;
      if (visitor.by === 'link') throw new ProblemError('unauthenticated');
      const now = clock();
      await db.transaction().execute(async (transaction) => {
        const isStoppedNow = await stopLink(transaction, registrationId, linkId, now);
        if (isStoppedNow === null) throw new ProblemError('not-found');
        if (!isStoppedNow) return;
        await recordChanges(transaction, [
          { registrationId, at: now, kind: 'waiverLinkStopped', actor: actorOf(opened) },
        ]);
      });
      return reply(200, await present(opened, lng));
    },

    async recordPaperWaivers({ path: { registrationId }, query: { lng }, body }, reply, { session }) {
      const opened = await openWaivers(context, registrationId, { registrationKey: '', session });
      const { version, language, signerName, signedOn, people } = body;
      if (signedOn > isoDayIn(clock(), opened.event.timeZone)) {
        throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/signedOn', rule: 'maximum' }] });
      }
      await sign(context, opened, {
        text: requireText(context, opened, version, language),
        signerName,
        people,
        method: 'paper',
        signedOn,
      });
      return reply(200, await present(opened, lng));
    },

    async listSignedWaivers({ path: { registrationId }, query: { lng } }, reply, caller) {
      const opened = await openWaivers(context, registrationId, caller);
      await recordView(opened);
      const { visitor, record, event, people } = opened;
      const all = await findSignatures(db, registrationId);
      // Staff also see signatures for people who are no longer coming.
      const signatures =
        visitor.by === 'staff'
          ? all
          : all.filter(({ isCurrent, memberId }) => isCurrent && people.some(({ id }) => id === memberId));
      const texts = await findTexts(db, [...new Set(signatures.map(({ version }) => version))]);
      return reply(200, {
        event: presentRegisteredEvent(event, lng),
        ...(visitor.by !== 'link' && { reference: record.reference }),
        texts: texts.filter((text) =>
          signatures.some(({ version, language }) => version === text.version && language === text.language),
        ),
        items: signatures.map(presentSigned),
      });
    },

    async listUnsignedWaivers({ path: { eventId }, query: { page } }, reply, { session }) {
      const event = await findEvent(db, eventId);
      if (!event) throw new ProblemError('not-found');
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'waivers-viewed',
        subject: `event:${eventId}`,
      });
      return reply(200, await listUnsigned(db, eventId, waivers[event.type].en.version, page));
    },
  };
}
