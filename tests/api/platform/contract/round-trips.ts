import type { WriteId, nothingStored } from './not-stored.ts';
import type { Choices } from '../../../support/full-body.ts';
import type { Site } from './site.ts';

/** How to send the body of one operation and read it back. */
interface RoundTrip {
  /** Bodies that together contain every property. Each is complete except for exclusive choices. */
  readonly bodies: (site: Site) => Promise<Choices[]>;
  /** Sends a body and returns the responses of the matching GET operations. */
  readonly run: (site: Site, body: unknown) => Promise<unknown[]>;
  /** Where responses use another pointer than the body: the longest matching prefix, and its replacement. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Properties that are not stored as sent, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

const memberExceptions = (at: string) => ({
  [`${at}/*/deleted`]: 'A deleted person is not registered.',
});

/** A family with a room: an adult and a child, for whom the adult is responsible. */
const family = (at: string, details: string): Choices => ({
  [`${at}/rooms`]: 1,
  [`${at}/members/length`]: 2,
  [`${at}/members/0/age`]: 40,
  [`${at}/members/1/age`]: 9,
  [`${at}/members/0/responsible`]: undefined,
  [`${at}/members/1/responsible`]: 0,
  [`${at}/members/0/lodging`]: 'room',
  [`${at}/members/1/lodging`]: 'room',
  [`${at}/members/0/room`]: 1,
  [`${at}/members/1/room`]: 1,
  [`${at}/members/0/deleted`]: false,
  [`${at}/members/1/deleted`]: false,
  [`${at}/responsibleAdult`]: undefined,
  [details]: undefined,
});

/** Minors without an adult in their party, who name one. */
const minorsAlone = (at: string): Choices => ({
  [`${at}/rooms`]: 0,
  [`${at}/members/0/age`]: 15,
  [`${at}/members/0/responsible`]: undefined,
  [`${at}/members/0/lodging`]: undefined,
  [`${at}/members/0/room`]: undefined,
  [`${at}/members/0/wantedRoommate`]: undefined,
  [`${at}/members/0/needsStepFree`]: undefined,
  [`${at}/members/0/deleted`]: false,
});

const newParties = (at: string, site: Site): Choices[] =>
  [
    {
      ...family(at, 'none'),
      [`${at}/eventId`]: site.eventId,
      [`${at}/quotedTotalCents`]: 59_500,
    },
    { ...minorsAlone(at), [`${at}/eventId`]: site.conventionId, [`${at}/quotedTotalCents`]: 5_000 },
  ].map((choices) => ({ ...choices, [`${at}/paymentMethod`]: 'Check' }));

/** A session of an event; hosts need a connection to the provider. */
const onlineSession = (site: Site): Choices => ({
  '/content/kind': 'event',
  '/content/eventId': site.eventId,
  '/content/date': '2027-05-15',
  '/content/time': '10:00',
  '/content/timeZone': 'America/Chicago',
  '/content/hostUserId': undefined,
  '/content/substituteUserId': undefined,
  '/content/isOnPage': undefined,
});
/** Only a session that is open to everyone belongs to no event and may be shown on a page. */
const openSession = (site: Site): Choices => {
  const { '/content/isOnPage': none, ...rest } = onlineSession(site);
  return { ...rest, '/content/kind': 'open', '/content/eventId': none };
};
const hostsOnly = {
  '/content/hostUserId': 'A host needs a connection: tests/api/online-sessions reads it.',
  '/content/substituteUserId': 'So does a substitute host.',
};

const newsException = 'It causes an email: tests/api/news reads it.';

const partyExceptions = (at: string) => ({
  [`${at}/wantsNews`]: newsException,
  ...memberExceptions(`${at}/members`),
  [`${at}/joinsWaitingList`]: 'It decides whether the party waits; the state tells.',
  [`${at}/responsibleAdult/consents`]: 'Nobody is stored without it.',
});

const formExceptions = {
  '/check/stamp': 'It tells people from programs.',
  '/check/decoy': 'It tells people from programs.',
  '/language': 'The language of its emails, which the tests of each form read.',
};

const versionOnly = { '/version': 'It is the version that the change is about.' };
const signatureExceptions = {
  '/people/*/personNumber': 'It makes sure that nobody else came in this place meanwhile.',
};

type StoringId = Exclude<WriteId, keyof typeof nothingStored>;

/** The round trip of every operation that stores its body. */
export const roundTrips: { readonly [Op in StoringId]: RoundTrip } = {
  createRegistration: {
    bodies: async (site) => newParties('', site),
    run: async (site, body) => site.readParty((await site.register(body)).id),
    renamed: {
      '/eventId': '/event/id',
      '/details': '/party',
      '/quotedTotalCents': '/quote/totalCents',
      '/paymentMethod': '/payment/method',
    },
    exceptions: partyExceptions(''),
  },

  createStaffRegistration: {
    bodies: async (site) =>
      newParties('/registration', site).map((choices) => ({
        ...choices,
        '/payment/method': 'Check',
        '/payment/receivedOn': '2027-03-30',
        '/paperWaivers/signedOn': '2027-03-29',
      })),
    run: async (site, body) => {
      const { id } = (await site.asStaff('POST', '/staff-registrations', body)) as { id: string };
      return [...(await site.readParty(id)), await site.asStaff('GET', `/registrations/${id}/signed-waivers`)];
    },
    renamed: {
      '/registration': '',
      '/registration/eventId': '/event/id',
      '/registration/details': '/party',
      '/registration/quotedTotalCents': '/quote/totalCents',
      '/registration/paymentMethod': '/payment/method',
      '/withoutAdultReason': '/note',
      '/payment': '',
      '/paperWaivers': '',
    },
    exceptions: {
      ...partyExceptions('/registration'),
      '/payment/confirm': 'It says that a far too large amount is right.',
    },
  },

  changeParty: {
    bodies: async (site) => [
      {
        ...family('/party', 'none'),
        '/version': 1,
        '/quotedTotalCents': 59_500,
        '/party/members/0/id': site.familyIds[0],
        '/party/members/1/id': site.familyIds[1],
      },
      { ...minorsAlone('/party'), '/version': 1, '/quotedTotalCents': 5_000, '/party/members/0/id': undefined },
    ],
    run: async (site, body) => {
      const isFamily = (body as { party: { members: unknown[] } }).party.members.length === 2;
      const registrationId = isFamily ? site.familyId : (await site.registerMinors()).id;
      await site.asStaff('PUT', `/registrations/${registrationId}/party`, body);
      return site.readParty(registrationId);
    },
    renamed: {
      '/party': '',
      '/details': '/party',
      '/quotedTotalCents': '/quote/totalCents',
      '/withoutAdultReason': '/note',
    },
    exceptions: { ...versionOnly, '/party/responsibleAdult/consents': 'Nobody is stored without it.' },
  },

  cancelRegistration: {
    bodies: async () => [{ '/version': 1 }],
    run: async (site, body) => {
      const { id } = await site.registerMinors();
      await site.asStaff('POST', `/registrations/${id}/cancellation`, body);
      return site.readParty(id);
    },
    renamed: { '/reason': '/note' },
    exceptions: versionOnly,
  },

  sendRegistrationMessage: {
    bodies: async () => [{}],
    run: async (site, body) => {
      await site.asStaff('POST', `/registrations/${site.signedId}/messages`, body);
      return site.readParty(site.signedId);
    },
  },

  recordPayment: {
    bodies: async () => [{ '/kind': 'payment', '/method': 'Check', '/receivedOn': '2027-03-30' }],
    run: async (site, body) => {
      await site.asStaff('POST', `/registrations/${site.signedId}/payments`, body);
      return site.readParty(site.signedId);
    },
    exceptions: { '/confirm': 'It says that a high amount is no slip.' },
  },

  adjustPrice: {
    bodies: async () => [{ '/version': 1 }],
    run: async (site, body) => {
      const { id } = await site.registerMinors();
      await site.asStaff('PUT', `/registrations/${id}/price-adjustment`, body);
      return site.readParty(id);
    },
    renamed: { '': '/adjustment' },
    exceptions: versionOnly,
  },

  signWaivers: {
    bodies: async (site) => [
      {
        '/version': site.waiverVersion,
        '/people/0/memberId': site.signedMemberIds[0],
        '/people/0/personNumber': 1,
        '/people/0/relation': 'self',
      },
    ],
    run: async (site, body) => {
      await site.withKey(site.signedKey, 'POST', `/registrations/${site.signedId}/waivers`, body);
      return [await site.asStaff('GET', `/registrations/${site.signedId}/signed-waivers`)];
    },
    renamed: { '/people/0': '' },
    exceptions: { ...signatureExceptions, '/agrees': 'Nothing is stored without it.' },
  },

  recordPaperWaivers: {
    bodies: async (site) => [
      {
        '/version': site.waiverVersion,
        '/signedOn': '2027-03-30',
        '/people/0/memberId': site.signedMemberIds[1],
        '/people/0/personNumber': 1,
        '/people/0/relation': 'guardian',
      },
    ],
    run: async (site, body) => {
      await site.asStaff('POST', `/registrations/${site.signedId}/paper-waivers`, body);
      return [await site.asStaff('GET', `/registrations/${site.signedId}/signed-waivers`)];
    },
    renamed: { '/people/0': '' },
    exceptions: signatureExceptions,
  },

  sendWaiverLink: {
    bodies: async (site) => [{ '/memberIds/0': site.signedMemberIds[0] }],
    run: async (site, body) => {
      await site.asStaff('POST', `/registrations/${site.signedId}/waiver-links`, body);
      return [await site.asStaff('GET', `/registrations/${site.signedId}/waivers`)];
    },
  },

  createUser: {
    bodies: async () => [{}],
    run: async (site, body) => {
      const { id } = (await site.asStaff('POST', '/users', body)) as { id: number };
      return [await site.asStaff('GET', `/users/${String(id)}`)];
    },
  },

  saveMailing: {
    bodies: async () => [{ '/version': 1, '/audience/eventIds/length': 1 }],
    run: async (site, body) => {
      const { id } = (await site.asStaff('POST', '/mailings', undefined)) as { id: string };
      await site.asStaff('PUT', `/mailings/${id}`, body);
      return [await site.asStaff('GET', `/mailings/${id}`)];
    },
    exceptions: versionOnly,
  },

  saveEvent: {
    bodies: async () => [
      {
        '/version': 1,
        '/content/id': 'full-event',
        '/content/reg_date': '01-MAR-2027',
        '/content/reg_end_date': '02-APR-2027',
        '/content/start_date': '14-MAY-2027',
        '/content/end_date': '16-MAY-2027',
        '/content/deposit/percent': 30,
        '/content/deposit/restDueOn': '03-MAY-2027',
      },
    ],
    run: async (site, body) => {
      const { id } = (await site.asStaff('POST', '/staff-events', {})) as { id: string };
      await site.asStaff('PUT', `/events/${id}`, body);
      return [await site.asStaff('GET', `/events/${id}/content`)];
    },
    exceptions: versionOnly,
  },

  createOnlineSession: {
    bodies: async (site) => [
      { ...onlineSession(site), '/repetition/repeats': 'weekly', '/repetition/until': '2027-06-15' },
      { ...openSession(site), '/repetition/repeats': 'weekly', '/repetition/until': '2027-06-15' },
    ],
    run: async (site, body) => {
      const { id } = (await site.asStaff('POST', '/online-sessions', body)) as { id: string };
      return [await site.asStaff('GET', `/online-sessions/${id}`)];
    },
    exceptions: hostsOnly,
  },

  updateOnlineSession: {
    bodies: async (site) => [
      { ...onlineSession(site), '/version': 1 },
      { ...openSession(site), '/version': 1 },
    ],
    run: async (site, body) => {
      const first = {
        content: { ...(body as { content: object }).content, minutes: 20 },
        repetition: { repeats: 'once' },
      };
      const { id } = (await site.asStaff('POST', '/online-sessions', first)) as { id: string };
      await site.asStaff('PUT', `/online-sessions/${id}`, body);
      return [await site.asStaff('GET', `/online-sessions/${id}`)];
    },
    exceptions: { ...hostsOnly, ...versionOnly, '/scope': 'It says which occurrences to change.' },
  },

  updateUser: {
    bodies: async () => [{ '/version': 1, '/isActive': false, '/userType': 'S,U' }],
    run: async (site, body) => {
      const userId = await site.createUser();
      await site.asStaff('PATCH', `/users/${String(userId)}`, body);
      return [await site.asStaff('GET', `/users/${String(userId)}`), { isActive: await site.isActive(userId) }];
    },
    renamed: { '/email': '/proposedAddress/email' },
    exceptions: versionOnly,
  },

  createAccount: {
    bodies: async () => [{}],
    run: async (site, body) => {
      const { email, password } = body as { email: string; password: string };
      return [await site.signUp(body, email, password)];
    },
    exceptions: {
      '/password': 'No password is ever answered; signing in with it is part of this trip.',
      '/wantsNews': newsException,
    },
  },

  updateAccount: {
    bodies: async () => [{}],
    run: async (site, body) => {
      await site.asPerson('PATCH', '/account', body);
      return [await site.asPerson('GET', '/account')];
    },
  },

  addHouseholdMember: {
    bodies: async () => [{}],
    run: async (site, body) => {
      await site.asPerson('POST', '/account/household', body);
      return [await site.asPerson('GET', '/account/household')];
    },
  },

  updateHouseholdMember: {
    bodies: async () => [{}],
    run: async (site, body) => {
      const first = { firstName: 'Luz', lastName: 'Vega', birthDate: '2001-01-01' };
      const { id } = (await site.asPerson('POST', '/account/household', first)) as { id: string };
      await site.asPerson('PUT', `/account/household/${id}`, body);
      return [await site.asPerson('GET', '/account/household')];
    },
  },

  createSavedView: {
    bodies: async () => [{}],
    run: async (site, body) => {
      const { list } = body as { list: string };
      await site.asStaff('POST', '/workspace/views', body);
      return ((await site.asStaff('GET', `/workspace/views?list=${list}`)) as { items: unknown[] }).items;
    },
  },

  updateSavedView: {
    bodies: async () => [{}],
    run: async (site, body) => {
      const first = { list: 'registrations', name: 'Before', query: '' };
      const { id } = (await site.asStaff('POST', '/workspace/views', first)) as { id: string };
      return [await site.asStaff('PATCH', `/workspace/views/${id}`, body)];
    },
  },

  saveDraft: {
    bodies: async () => [{}],
    run: async (site, body) => {
      await site.asPerson('PUT', '/drafts/contact', body);
      return [await site.asPerson('GET', '/drafts/contact')];
    },
  },

  createContactMessage: {
    bodies: async () => [{ '/check': undefined }],
    run: async (site, body) => site.sendForm('/contact-messages', body),
    renamed: { '': '/contactMessages/0' },
    exceptions: formExceptions,
  },

  createPrayerRequest: {
    bodies: async () => [{ '/check': undefined }],
    run: async (site, body) => site.sendForm('/prayer-requests', body),
    renamed: { '': '/prayerRequests/0' },
    exceptions: formExceptions,
  },

  createSabbathRequest: {
    bodies: async () => [{ '/check': undefined, '/form/date': '2027-04-03' }],
    run: async (site, body) => site.sendForm('/sabbath-requests', body),
    renamed: { '': '/sabbathRequests/0' },
    exceptions: formExceptions,
  },

  setSaturday: {
    bodies: async () => [{ '/version': 0, '/isPrayerClosed': true, '/isRetreatClosed': true }],
    run: async (site, body) => {
      const day = '2027-12-04';
      await site.asStaff('PUT', `/saturdays/${day}`, body);
      const { items } = (await site.asStaff('GET', `/saturday-calendar?from=${day}`)) as { items: unknown[] };
      return items.slice(0, 1);
    },
    exceptions: versionOnly,
  },

  createSabbathRetreatRequest: {
    bodies: async () => [
      {
        '/check': undefined,
        '/forSomeoneElse': undefined,
        '/form/firstDate': '2027-04-10',
        '/form/secondDate': '2027-04-17',
        '/form/thirdDate': '2027-04-24',
      },
    ],
    run: async (site, body) => site.sendForm('/sabbath-retreat-requests', body),
    renamed: { '': '/sabbathRetreatRequests/0' },
    exceptions: { ...formExceptions, '/forSomeoneElse': 'It is stored as the origin, which tests/api/forms reads.' },
  },
};
