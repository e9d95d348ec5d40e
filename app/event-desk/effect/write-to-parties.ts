import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

/** Prepares an email to every party of an event, as a draft. Returns its id. */
export async function writeToParties(eventId: string, texts: Schemas['MailingTexts']): Promise<string> {
  const { id, version, kind, audience } = await dataOf(createApi().POST('/mailings'));
  await dataOf(
    createApi().PUT('/mailings/{mailingId}', {
      params: { path: { mailingId: id } },
      body: { version, kind, audience: { ...audience, eventIds: [eventId] }, texts },
    }),
  );
  return id;
}
