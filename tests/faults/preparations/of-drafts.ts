import type { Actions } from '../../api/audit/actions/site.ts';
import { createUser, signInAs } from '../../support/users.ts';
import type { FaultSite } from '../site/fault-site.ts';

const texts = { en: { subject: 'Hello', text: 'Dear friends' }, es: { subject: 'Hola', text: 'Queridos amigos' } };
const audience = {
  eventIds: ['weekend'],
  states: [],
  paymentStatuses: [],
  signatures: 'any' as const,
  languages: [],
  optedIn: false,
  userTypes: [],
};
const view = { list: 'registrations', name: 'Overdue families', query: 'state=paying' } as const;

/** Actions on private data without effect on others: drafts, files and views. */
export function draftActions(site: () => FaultSite): Actions {
  const mailing = async () => {
    const { data } = await site().staff.POST('/mailings');
    return { params: { path: { mailingId: data?.id ?? '' } } };
  };
  const content = { version: 1, kind: 'registration', audience, texts } as const;
  const event = async () => {
    const { data } = await site().staff.POST('/staff-events', { body: {} });
    if (!data) throw new Error('no draft');
    return { params: { path: { eventId: data.id } }, data };
  };
  const addFile = async (params: Awaited<ReturnType<typeof mailing>>['params']) =>
    site().staff.POST('/mailings/{mailingId}/files', {
      params: { ...params, query: { name: 'letter.pdf' } },
      headers: { 'Content-Type': 'application/octet-stream' },
      body: '',
      bodySerializer: () => '%PDF-1.7\n%%EOF\n',
    });
  return {
    createStaffEvent: {
      isRepeatable: true,
      prepare: async () => async () => (await site().staff.POST('/staff-events', { body: {} })).response,
    },
    saveEvent: {
      prepare: async () => {
        const { params, data } = await event();
        const body = { version: data.version, content: { ...data.content, maxRegistrationCount: 9 } };
        return async () => (await site().staff.PUT('/events/{eventId}', { params, body })).response;
      },
    },
    importEvent: {
      isRepeatable: true,
      prepare: async () => {
        const params = { path: { eventId: 'miami-retreat-2026' } };
        const { data } = await site().staff.GET('/events/{eventId}/file', { params });
        const { yaml = '' } = data ?? {};
        return async () => (await site().staff.POST('/staff-event-files', { body: { yaml } })).response;
      },
    },
    discardEvent: {
      prepare: async () => {
        const { params, data } = await event();
        const query = { version: data.version };
        return async () => (await site().staff.DELETE('/events/{eventId}', { params: { ...params, query } })).response;
      },
    },
    createMailing: {
      isRepeatable: true,
      prepare: async () => async () => (await site().staff.POST('/mailings')).response,
    },
    saveMailing: {
      prepare: async () => {
        const { params } = await mailing();
        return async () => (await site().staff.PUT('/mailings/{mailingId}', { params, body: content })).response;
      },
    },
    discardMailing: {
      prepare: async () => {
        const { params } = await mailing();
        return async () => (await site().staff.DELETE('/mailings/{mailingId}', { params })).response;
      },
    },
    discardMailingList: {
      prepare: async () => {
        const { params } = await mailing();
        const body = { version: 1, haveAgreed: true, language: 'en', rows: 'ana@example.org\tAna' } as const;
        await site().staff.PUT('/mailings/{mailingId}/list', { params, body });
        return async () => (await site().staff.DELETE('/mailings/{mailingId}/list', { params })).response;
      },
    },
    addMailingFile: {
      isRepeatable: true,
      prepare: async () => {
        const { params } = await mailing();
        return async () => (await addFile(params)).response;
      },
    },
    removeMailingFile: {
      prepare: async () => {
        const { params } = await mailing();
        const { data } = await addFile(params);
        const path = { ...params.path, fileId: data?.files[0]?.id ?? '' };
        return async () =>
          (await site().staff.DELETE('/mailings/{mailingId}/files/{fileId}', { params: { path } })).response;
      },
    },
    sendTestMailing: {
      isRepeatable: true,
      prepare: async () => {
        await site().register();
        const { params } = await mailing();
        await site().staff.PUT('/mailings/{mailingId}', { params, body: content });
        const body = { position: 1, language: 'en' } as const;
        return async () => (await site().staff.POST('/mailings/{mailingId}/test', { params, body })).response;
      },
    },
    createSavedView: {
      isRepeatable: true,
      prepare: async () => async () => (await site().staff.POST('/workspace/views', { body: view })).response,
    },
    updateSavedView: {
      prepare: async () => {
        const { data } = await site().staff.POST('/workspace/views', { body: view });
        const params = { path: { viewId: data?.id ?? '' } };
        return async () =>
          (await site().staff.PATCH('/workspace/views/{viewId}', { params, body: { name: 'Late' } })).response;
      },
    },
    deleteSavedView: {
      prepare: async () => {
        const { data } = await site().staff.POST('/workspace/views', { body: view });
        const params = { path: { viewId: data?.id ?? '' } };
        return async () => (await site().staff.DELETE('/workspace/views/{viewId}', { params })).response;
      },
    },
    saveDraft: {
      prepare: async () => {
        const { client } = await site().signedIn();
        const params = { path: { draftKey: 'prayer' } };
        const body = { version: 1, content: { text: 'For my mother' } };
        return async () => (await client.PUT('/drafts/{draftKey}', { params, body })).response;
      },
    },
    discardDraft: {
      prepare: async () => {
        const { client } = await site().signedIn();
        const params = { path: { draftKey: 'prayer' } };
        await client.PUT('/drafts/{draftKey}', { params, body: { version: 1, content: { text: 'For my mother' } } });
        return async () => (await client.DELETE('/drafts/{draftKey}', { params })).response;
      },
    },
    runReport: {
      isRepeatable: true,
      prepare: async () => {
        const { server, now } = site();
        const { cookie, userId } = await signInAs(server.context.db, 'A', now());
        const client = server.clientWith({ Cookie: cookie });
        const body = { reportId: 1, filterValues: {}, userId, mode: 'list', userType: 'A' } as const;
        return async () => (await client.POST('/reports/run', { body })).response;
      },
    },
    readPacketDetails: {
      isRepeatable: true,
      prepare: async () => {
        await site().register();
        const params = { path: { eventId: 'weekend' } };
        const body = { pages: ['kitchen'], reason: 'preparing' } satisfies { pages: ['kitchen']; reason: 'preparing' };
        return async () => (await site().staff.POST('/events/{eventId}/packet-details', { params, body })).response;
      },
    },
    continueAsGuest: {
      isRepeatable: true,
      prepare: async () => async () => (await site().server.client.POST('/session/guest')).response,
    },
    reportActivity: {
      isRepeatable: true,
      prepare: async () => {
        const { client } = await site().signedIn();
        return async () => (await client.POST('/session/activity')).response;
      },
    },
    requestRegistrationLinks: {
      isRepeatable: true,
      prepare: async () => {
        const { registration } = await site().register();
        const body = { email: registration.contact.email ?? '' };
        return async () => (await site().server.client.POST('/registration-links', { body })).response;
      },
    },
    requestPasswordReset: {
      isRepeatable: true,
      prepare: async () => {
        const { email } = await createUser(site().server.context.db, 'U');
        return async () => (await site().server.client.POST('/password-resets', { body: { email } })).response;
      },
    },
  };
}
