import type { Input, OperationId } from '../../../../api/platform/contract/handler.ts';

/** Every operation with a body. */
export type WriteId = {
  [Op in OperationId]: [Input<Op>['body']] extends [undefined] ? never : Op;
}[OperationId];

/** Why an operation keeps nothing that could be read back, and its optional properties: another one fails the test. */
interface NothingStored {
  readonly reason: string;
  readonly optional: readonly string[];
}

const question = 'It is a question: the answer follows from the body and nothing is kept.';
const proof = 'It proves who someone is: nothing of it is kept.';
const action = 'It says which version or thing to act on.';
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
  quotePartyChange: {
    reason: question,
    optional: [
      '/members/*/id',
      '/members/*/gender',
      '/members/*/details',
      '/members/*/details/diet',
      '/members/*/details/accessNeeds',
      '/members/*/details/guardianName',
      '/members/*/details/guardianPhone',
      '/members/*/details/joinsSessions',
      '/members/*/lodging',
      '/members/*/room',
      '/members/*/wantedRoommate',
      '/members/*/responsible',
      '/responsibleAdult',
    ],
  },
  requestRegistrationLinks: { reason: 'It asks for an email.', optional: ['/language'] },
  acceptOffer: { reason: action, optional: [] },
  confirmAddress: { reason: proof, optional: ['/token'] },
  confirmAddressByPhone: { reason: action, optional: [] },
  releaseRegistrations: { reason: action, optional: [] },
  promoteRegistration: { reason: action, optional: [] },
  closeRegistration: { reason: action, optional: [] },
  refundPayPalPayment: { reason: paypal, optional: ['/note'] },
  returnFromPayPal: { reason: proof, optional: [] },
  receivePayPalNotice: { reason: 'Only its ids are read; PayPal is asked for the rest.', optional: [] },
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
  finishMeetingSignIn: { reason: proof, optional: [] },
} as const satisfies { readonly [Op in WriteId]?: NothingStored };
