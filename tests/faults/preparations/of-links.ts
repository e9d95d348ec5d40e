import type { Actions } from '../../api/audit/actions/site.ts';
import { createEvent, changeEvent } from '../../factories/event.ts';
import { createUser, testPassword } from '../../support/users.ts';
import type { FaultSite } from '../site/fault-site.ts';

/** Actions with links and codes from emails. */
export function linkActions(site: () => FaultSite): Actions {
  /** The first group that a pattern captures in an email to an address, once it has arrived. */
  const mailed = async (address: string, pattern: RegExp): Promise<string> => {
    const { text = '', subject = '' } = await site().smtp.waitForMail(
      ({ envelope, ...mail }) =>
        envelope.to.includes(address) && pattern.test(`${mail.subject ?? ''}\n${mail.text ?? ''}`),
    );
    return pattern.exec(`${subject}\n${text}`)?.[1] ?? '';
  };
  const newcomer = {
    firstName: 'Eva',
    lastName: 'Sol',
    email: 'eva.sol@example.org',
    password: 'Candle-7731',
    language: 'en',
  } as const;
  const proposed = async () => {
    const { server, staff } = site();
    const { id, email } = await createUser(server.context.db, 'U');
    const address = `new.${email}`;
    const params = { path: { userId: id } };
    await staff.PATCH('/users/{userId}', { params, body: { version: 1, email: address } });
    return { email, address };
  };
  /** A party whose event has ended. */
  const ended = async () => {
    const { server, register } = site();
    const eventId = await createEvent(server.context.db, 'ending');
    const party = await register(eventId);
    await changeEvent(server.context.db, eventId, { start_date: '20-MAR-2027', end_date: '22-MAR-2027' });
    return party;
  };
  return {
    createAccount: {
      isRepeatable: true,
      prepare: async () => async () => (await site().server.client.POST('/account', { body: newcomer })).response,
    },
    verifyEmail: {
      prepare: async () => {
        await site().server.client.POST('/account', { body: newcomer });
        const token = await mailed(newcomer.email, /#([\w-]{43})\s/);
        const body = { token, password: newcomer.password };
        return async () => (await site().server.client.POST('/account/verification', { body })).response;
      },
    },
    resetPassword: {
      prepare: async () => {
        const { email } = await createUser(site().server.context.db, 'U');
        await site().server.client.POST('/password-resets', { body: { email } });
        const body = { token: await mailed(email, /#([\w-]{43})\s/), password: 'Candle-7731' };
        return async () => (await site().server.client.POST('/password-resets/confirmation', { body })).response;
      },
    },
    confirmProposedAddress: {
      prepare: async () => {
        const { address } = await proposed();
        const body = { token: await mailed(address, /\/confirmAddress\?lng=\w\w#([\w-]+)/) };
        return async () =>
          (await site().server.client.POST('/account/proposed-address/confirmation', { body })).response;
      },
    },
    objectToProposedAddress: {
      prepare: async () => {
        const { email } = await proposed();
        const body = { token: await mailed(email, /\/keepAddress\?lng=\w\w#([\w-]+)/) };
        return async () => (await site().server.client.POST('/account/proposed-address/objection', { body })).response;
      },
    },
    confirmSignIn: {
      prepare: async () => {
        const { client, context } = site().server;
        const { email } = await createUser(context.db, 'R');
        const { data } = await client.POST('/session', { body: { email, password: testPassword } });
        const challengeId = data && 'challengeId' in data ? data.challengeId : '';
        const body = { challengeId, code: context.secrets.signInCode(challengeId) };
        return async () => (await client.POST('/session/code', { body })).response;
      },
    },
    receiveMailBounce: {
      prepare: async () => {
        const { eventOf, register, server, bounceSecret, smtp } = site();
        const { registration } = await register(await eventOf(5));
        const { email = '' } = registration.contact;
        const { envelope } = await smtp.waitForMail((mail) => mail.envelope.to.includes(email));
        const message = [
          `From: MAILER-DAEMON@mx.example.org\r\nTo: ${envelope.from}\r\nSubject: Undelivered\r\nMIME-Version: 1.0`,
          'Content-Type: multipart/report; boundary="b"\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n',
          `Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b--\r\n`,
        ].join('\r\n');
        const params = { header: { 'X-Bounce-Secret': bounceSecret } };
        return async () => (await server.client.POST('/mail-bounces', { params, body: { message } })).response;
      },
    },
    closeRegistration: {
      prepare: async () => {
        const { params } = await ended();
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/closure', { params, body: { version: 1 } }))
            .response;
      },
    },
    closeRegistrations: {
      prepare: async () => {
        const { registration } = await ended();
        const body = { registrationIds: [registration.id] };
        return async () => (await site().staff.POST('/registration-closures', { body })).response;
      },
    },
  };
}
