/** The reason why an operation has no case here. */
interface Exception {
  readonly reason: string;
  /** The test of its audit entry, and its action name in the audit trail. */
  readonly tested?: { readonly file: string; readonly action: string };
}

const calculates = { reason: 'It changes nothing: it calculates or looks up.' };
const visitorsForm = { reason: 'A visitor’s form is its own record; nobody acts on what is another’s.' };
const ownDraft = { reason: 'What someone has typed and not sent, for a week.' };
const ownSession = { reason: 'A session that is not an account’s, or goes on.' };
const ownView = { reason: 'How someone looks at a list, for that person alone.' };
const unsent = { reason: 'A draft of a bulk email reaches nobody; what counts is sending it.' };
const unpublished = { reason: 'A draft of an event is seen by staff alone; what counts is publishing it.' };
const endsByItself = { reason: 'A claim ends by itself after twenty minutes and changes nothing of the request.' };
const onlyAsks = {
  reason: 'It only sends a link to the owner of the address; nothing changes until it is opened.',
};
const payersOwn = {
  reason: 'The payer and PayPal act; the ledger and the history are the record, once per payment of PayPal’s.',
};
const needs = (what: string, file: string, action: string): Exception => ({
  reason: `It needs ${what}.`,
  tested: { file, action },
});

/** Operations without a case that change something, or could. */
export const exceptions: Readonly<Record<string, Exception>> = {
  createQuote: calculates,
  quotePartyChange: calculates,
  quotePartyMove: calculates,
  findKnownPeople: calculates,
  createContactMessage: visitorsForm,
  createPrayerRequest: visitorsForm,
  createSabbathRequest: visitorsForm,
  createSabbathRetreatRequest: visitorsForm,
  createSavedView: ownView,
  updateSavedView: ownView,
  deleteSavedView: ownView,
  createStaffEvent: unpublished,
  saveEvent: unpublished,
  importEvent: unpublished,
  discardEvent: unpublished,
  createMailing: unsent,
  saveMailing: unsent,
  discardMailing: unsent,
  discardMailingList: unsent,
  addMailingFile: unsent,
  removeMailingFile: unsent,
  sendTestMailing: {
    reason: 'It writes to the caller alone; that a recipient was viewed is recorded.',
    tested: { file: 'mailings/drafts.test.ts', action: 'mailing-recipients-viewed' },
  },
  claimPrayerRequest: {
    reason: `${endsByItself.reason} That the request was viewed is recorded.`,
    tested: { file: 'prayer/desk.test.ts', action: 'prayer-request-viewed' },
  },
  releasePrayerRequest: endsByItself,
  saveDraft: ownDraft,
  discardDraft: ownDraft,
  continueAsGuest: ownSession,
  reportActivity: ownSession,
  requestRegistrationLinks: onlyAsks,
  createAccount: onlyAsks,
  requestPasswordReset: onlyAsks,
  replyToSaturdayProposal: {
    reason: 'The person replies, once; the reply is kept with the proposal, which has its entry.',
  },
  startPayPalPayment: payersOwn,
  checkPayPalPayment: payersOwn,
  returnFromPayPal: payersOwn,
  receivePayPalWebhook: payersOwn,
  startMeetingSignIn: { reason: 'It leads to the provider; nothing changes until its answer comes.' },
  renewMeetingAccount: { reason: 'The same account at the provider with a newer token.' },
  verifyEmail: needs('a mailed link', 'account/sign-up.test.ts', 'account-created'),
  resetPassword: needs('a mailed link', 'account/password.test.ts', 'password-reset'),
  confirmProposedAddress: needs('a mailed link', 'users/proposed-address.test.ts', 'address-confirmed'),
  objectToProposedAddress: needs('a mailed link', 'users/proposed-address.test.ts', 'address-objected'),
  confirmSignIn: needs('a mailed code', 'audit/audit.test.ts', 'signed-in'),
  finishMeetingSignIn: needs('the provider', 'meetings/meetings.test.ts', 'meeting-connected'),
  disconnectMeetingAccount: needs('the provider', 'meetings/meetings.test.ts', 'meeting-disconnected'),
  enterOpenOnlineSession: { reason: 'A visitor joins a meeting; that somebody entered is what is stored.' },
  receiveMeetingWebhook: { reason: 'The provider tells who was in a meeting; that is what is stored.' },
  replaceOnlineSessionLink: needs(
    'the provider',
    'online-sessions/registrants.test.ts',
    'online-session-link-replaced',
  ),
  enterOnlineSession: { reason: 'The person joins a meeting; that they entered is what is stored.' },
  startOnlineSession: needs('the provider', 'online-sessions/meetings.test.ts', 'online-session-started'),
  refundPayPalPayment: needs('PayPal', 'payments/paypal-refunds.test.ts', 'paypal-refunded'),
  resolveUnmatchedPayment: needs('PayPal', 'payments/unmatched.test.ts', 'unmatched-payment-settled'),
  receiveMailBounce: needs('an email that came back', 'mailings/bounces.test.ts', 'mail-bounced'),
  runReport: needs('a session whose user is named in the body', 'reports/access.test.ts', 'report-run'),
  readPacketDetails: {
    reason: 'It changes nothing; that it was read is recorded.',
    tested: { file: 'packet/packet.test.ts', action: 'packet-details-viewed' },
  },
  closeRegistration: needs('an event that has ended', 'payments/price-adjustment.test.ts', 'registration-closed'),
  closeRegistrations: needs('an event that has ended', 'payments/price-adjustment.test.ts', 'registration-closed'),
};
