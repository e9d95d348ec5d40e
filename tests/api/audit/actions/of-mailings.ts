import { randomUUID } from 'node:crypto';
import { recordQuestion } from '../../../../api/news/store.ts';
import { confirmToken, unsubscribeToken } from '../../../../api/news/tokens.ts';
import type { Actions, AuditSite } from './site.ts';

type State = 'sending' | 'paused' | 'done';

/** Staff actions on bulk emails. */
export function mailingActions(site: () => AuditSite): Actions {
  const texts = { en: { subject: 'Hello', text: 'Dear friends' }, es: { subject: 'Hola', text: 'Queridos amigos' } };
  const audience = (eventId: string) => ({
    eventIds: [eventId],
    states: [],
    paymentStatuses: [],
    signatures: 'any' as const,
    languages: [],
    optedIn: false,
    userTypes: [],
  });

  /** Creates a mailing in this state, as sending would leave it; its recipient is not due. */
  const mailing = async (state: State, recipient: 'waiting' | 'failed') => {
    const { server, now, register } = site();
    const { registration } = await register();
    const id = randomUUID();
    const { db } = server.context;
    const stored = { audience: JSON.stringify(audience('weekend')), texts: JSON.stringify(texts) };
    await db
      .insertInto('mailings')
      .values({ id, state, ...stored, created_at: now(), sent_at: now() })
      .execute();
    await db
      .insertInto('mailing_recipients')
      .values({
        mailing_id: id,
        registration_id: registration.id,
        address: 'ana@example.org',
        language: 'en',
        state: recipient,
        next_try_at: new Date(now().getTime() + 24 * 60 * 60_000),
      })
      .execute();
    return { params: { path: { mailingId: id } } };
  };
  const answer = (action: 'confirm' | 'unsubscribe' | 'resubscribe', token: string) => async () =>
    (await site().server.client.POST('/news-answers', { body: { action, token } })).response;
  const change = (from: State, action: 'pause' | 'resume' | 'cancel') => ({
    prepare: async () => {
      const { params } = await mailing(from, 'waiting');
      return async () =>
        (await site().staff.POST('/mailings/{mailingId}/state', { params, body: { action } })).response;
    },
  });
  return {
    sendMailing: {
      prepare: async () => {
        const { eventOf, register, staff } = site();
        const eventId = await eventOf(5);
        await register(eventId);
        const { data } = await staff.POST('/mailings');
        const params = { path: { mailingId: data?.id ?? '' } };
        await staff.PUT('/mailings/{mailingId}', {
          params,
          body: { version: 1, kind: 'registration', audience: audience(eventId), texts },
        });
        const body = { version: 2, recipients: 1 };
        return async () => (await staff.POST('/mailings/{mailingId}/sending', { params, body })).response;
      },
    },
    saveMailingList: {
      prepare: async () => {
        const { data } = await site().staff.POST('/mailings');
        const params = { path: { mailingId: data?.id ?? '' } };
        const body = { version: 1, haveAgreed: true, language: 'en', rows: 'ana@example.org\tAna' } as const;
        return async () => (await site().staff.PUT('/mailings/{mailingId}/list', { params, body })).response;
      },
    },
    'changeNewsSubscription:ask': {
      prepare: async () => {
        const { client } = await site().signedIn();
        return async () => (await client.PUT('/account/news', { body: { wanted: true } })).response;
      },
    },
    'changeNewsSubscription:end': {
      prepare: async () => {
        const { client } = await site().signedIn();
        await client.PUT('/account/news', { body: { wanted: true } });
        return async () => (await client.PUT('/account/news', { body: { wanted: false } })).response;
      },
    },
    'answerNewsLink:unsubscribe': {
      prepare: async () => {
        const token = unsubscribeToken(`${randomUUID()}@example.org`, site().server.context.secrets);
        return answer('unsubscribe', token);
      },
    },
    'answerNewsLink:resubscribe': {
      prepare: async () => {
        const token = unsubscribeToken(`${randomUUID()}@example.org`, site().server.context.secrets);
        await answer('unsubscribe', token)();
        return answer('resubscribe', token);
      },
    },
    'answerNewsLink:confirm': {
      prepare: async () => {
        const { db, secrets } = site().server.context;
        const address = `${randomUUID()}@example.org`;
        const applicant = { address, firstName: 'Ana', language: 'en', source: 'registration' } as const;
        const question = await recordQuestion(db, applicant, randomUUID(), site().now());
        return answer('confirm', question ? confirmToken(question, secrets) : '');
      },
    },
    'changeMailingState:pause': change('sending', 'pause'),
    'changeMailingState:resume': change('paused', 'resume'),
    'changeMailingState:cancel': change('paused', 'cancel'),
    resendMailing: {
      prepare: async () => {
        const { params } = await mailing('done', 'failed');
        return async () =>
          (await site().staff.POST('/mailings/{mailingId}/resends', { params, body: { state: 'failed' } })).response;
      },
    },
  };
}
