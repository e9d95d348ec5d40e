import type { Input, OperationId } from '../../../../api/platform/contract/handler.ts';

/** Every operation with a body. */
export type WriteId = {
  [Op in OperationId]: [Input<Op>['body']] extends [undefined] ? never : Op;
}[OperationId];

/**
 * The reason why an operation stores nothing that could be read back, and its optional properties. Any other operation fails
 * the test.
 */
export interface NothingStored {
  readonly reason: string;
  readonly optional: readonly string[];
  /**
   * The operation that stores such a body, and the pointer to it in that operation's body. Its round trip tests these
   * properties.
   */
  readonly asksLike?: { readonly operation: OperationId; readonly at: string };
}

const question = 'It is a question: the answer follows from the body and nothing is kept.';
const proof = 'It proves who someone is: nothing of it is kept.';
const action = 'It says which version or thing to act on.';
const moved = 'tests/api of each form read where it went.';
const answered = 'tests/api of each form read the answer and its email.';
const mailed = 'It says what to do with a bulk email: tests/api/mailings reads the emails and the states.';
const rooms = 'tests/api/rooming reads the rooms and who sleeps in them.';
const paypal = 'PayPal must answer first: tests/api/payments reads what was stored.';

/** The operations whose bodies are not stored. */
export const nothingStored = {
  createQuote: {
    reason: question,
    optional: [
      '/members/*/firstName',
      '/members/*/lastName',
      '/members/*/gender',
      '/members/*/lodging',
      '/members/*/room',
      '/members/*/deleted',
    ],
  },
  findKnownPeople: { reason: question, optional: ['/email', '/exceptRegistrationId'] },
  quotePartyChange: { reason: question, optional: [], asksLike: { operation: 'changeParty', at: '/party' } },
  quotePartyMove: { reason: question, optional: [] },
  moveParty: { reason: action, optional: [] },
  requestRegistrationLinks: { reason: 'It asks for an email.', optional: ['/language'] },
  acceptOffer: { reason: action, optional: [] },
  confirmAddress: { reason: proof, optional: ['/token'] },
  confirmAddressByPhone: { reason: action, optional: [] },
  releaseRegistrations: { reason: action, optional: [] },
  recordArrivals: { reason: 'tests/api/arrivals reads what came of each record.', optional: [] },
  answerArrivalQuestion: { reason: action, optional: [] },
  freePlaces: { reason: action, optional: [] },
  remindOfBalances: { reason: action, optional: [] },
  remindOfSignatures: { reason: action, optional: [] },
  setPrayerRequestStates: { reason: moved, optional: [] },
  setSabbathRequestStates: { reason: moved, optional: [] },
  setContactMessageStates: { reason: moved, optional: [] },
  decideHeldForms: { reason: 'tests/api/forms reads what is left of each.', optional: [] },
  decideSabbathRequest: { reason: answered, optional: ['/day', '/evenIfTaken', '/text'] },
  replyToSaturdayProposal: { reason: 'tests/api/sabbath reads the reply with the request.', optional: [] },
  answerForm: { reason: answered, optional: ['/preparedAnswer', '/text'] },
  saveMailingList: { reason: mailed, optional: [] },
  addMailingFile: { reason: mailed, optional: [] },
  receiveMailBounce: { reason: 'tests/api/mailings reads what came of it.', optional: [] },
  sendTestMailing: { reason: mailed, optional: [] },
  sendMailing: { reason: mailed, optional: [] },
  createStaffEvent: {
    reason: 'It copies another event: tests/api/events reads the copy.',
    optional: ['/copyOf', '/start_date'],
  },
  publishEvent: { reason: action, optional: [] },
  changeEventState: { reason: action, optional: [] },
  importEvent: { reason: 'tests/api/event-desk compares the draft with the file.', optional: [] },
  cancelEvent: { reason: 'tests/api/event-desk reads the message with the event and in its emails.', optional: [] },
  changeMailingState: { reason: mailed, optional: [] },
  resendMailing: { reason: mailed, optional: [] },
  changeNewsSubscription: {
    reason: 'It causes an email: tests/api/news reads it, and what is answered.',
    optional: [],
  },
  answerNewsLink: { reason: proof, optional: [] },
  promoteRegistration: { reason: action, optional: [] },
  closeRegistration: { reason: action, optional: [] },
  closeRegistrations: { reason: action, optional: [] },
  applyPrices: { reason: action, optional: [] },
  refundPayPalPayment: { reason: paypal, optional: ['/note'] },
  returnFromPayPal: { reason: proof, optional: [] },
  receivePayPalWebhook: { reason: 'Only its ids are read; PayPal is asked for the rest.', optional: [] },
  receiveMeetingWebhook: { reason: 'tests/api/online-sessions reads what came of each event.', optional: [] },
  resolveUnmatchedPayment: { reason: paypal, optional: ['/reference', '/note'] },
  signIn: { reason: proof, optional: [] },
  confirmSignIn: { reason: proof, optional: [] },
  verifyEmail: { reason: proof, optional: [] },
  requestEmailChange: { reason: 'The address waits for its confirmation: tests/api/account reads it.', optional: [] },
  confirmProposedAddress: { reason: proof, optional: [] },
  objectToProposedAddress: { reason: proof, optional: [] },
  changePassword: { reason: 'No password is ever answered.', optional: [] },
  endSessions: { reason: action, optional: ['/sessionId', '/password'] },
  closeAccount: { reason: proof, optional: [] },
  requestPasswordReset: { reason: 'It asks for an email.', optional: [] },
  resetPassword: { reason: 'No password is ever answered.', optional: [] },
  createFirstAdministrator: { reason: 'It needs a link of its own: tests/api/users reads it back.', optional: [] },
  addRooms: { reason: rooms, optional: ['/eventId', '/floor'] },
  changeRoom: { reason: rooms, optional: ['/floor'] },
  changeRooming: { reason: rooms, optional: ['/memberIds', '/roomId', '/space'] },
  readPacketDetails: { reason: 'tests/api/packet reads it in the audit trail.', optional: [] },
  runReport: { reason: 'tests/api/reports reads the last runs.', optional: [] },
  cancelOnlineSession: { reason: action, optional: [] },
  finishMeetingSignIn: { reason: proof, optional: [] },
} as const satisfies { readonly [Op in WriteId]?: NothingStored };
