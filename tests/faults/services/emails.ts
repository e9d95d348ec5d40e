import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createUser, testPassword } from '../../support/users.ts';
import { secondsUntil } from '../waiting.ts';
import type { Service } from './service.ts';

/** Maximum delay of an email when nothing fails, and after failed attempts, in ms. */
const usual = 10_000;
const longestDelay = 120_000;

/** The mail server: each registration gets an email, and staff log in with a code. */
export const mailServer: Service = {
  // The connection is cut after the content of an email has arrived, before its acknowledgment.
  lineOf: ({ smtp }) => ({
    port: Number(new URL(smtp.url).port),
    piecesBeforeCut: 5,
    partOfLast: 0,
    falseAnswer: '999 what?\r\n',
  }),
  envOf: (_services, port) => ({ SMTP_URL: `smtp://127.0.0.1:${String(port)}` }),
  prepare: async (site) => {
    const { server, smtp, database } = site;
    const eventId = await site.eventOf(5_000);
    const { email } = await createUser(server.context.db, 'R');
    let number = 0;
    const received = (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address));

    const register = async (): Promise<string> => {
      number += 1;
      const address = `trial${String(number)}@example.org`;
      await server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({
          ...{ eventId, members: [buildMember()], quotedTotalCents: 20_000 },
          contact: buildContact({ email: address }),
        }),
      });
      return address;
    };

    return {
      use: async () => {
        const address = await register();
        await secondsUntil(() => received(address).length > 0, usual);
        return received(address).length > 0;
      },
      refusal: async () => {
        await register();
        const { data } = await server.client.POST('/session', { body: { email, password: testPassword } });
        const challengeId = data && 'challengeId' in data ? data.challengeId : '';
        let state: string | undefined;
        await secondsUntil(async () => {
          const params = { path: { challengeId } };
          state = (await server.client.GET('/session/codes/{challengeId}', { params })).data?.state;
          return state === 'delayed' || state === 'unavailable';
        });
        return `login.code.${String(state)}`;
      },
      failures: async () => {
        const { rows } = await database.pool.query<{ email: string }>(
          'select contact_email as email from registrations where contact_email is not null',
        );
        const missing = () => rows.filter((row) => received(row.email).length === 0).length;
        await secondsUntil(() => missing() === 0, longestDelay);
        const codes = () => received(email).length;
        await secondsUntil(() => codes() > 0);
        // An email that arrives twice because its acknowledgment was lost has the same ID, so email programs show it once.
        const differing = rows.filter(
          (row) => new Set(received(row.email).map(({ messageId }) => messageId)).size > 1,
        ).length;
        return [
          ...(missing() > 0 ? [`${String(missing())} emails have not arrived`] : []),
          ...(codes() === 0 ? ['the code for logging in has not arrived'] : []),
          ...(differing > 0 ? [`${String(differing)} parties were emailed twice`] : []),
        ];
      },
    };
  },
};
