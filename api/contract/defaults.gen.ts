// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

/** Parameters with a default in the contract: always there once a request was validated. */
export interface DefaultedParameters {
  getHealth: never;
  getSite: 'lng';
  listOwnerTexts: 'lng';
  getDay: 'lng';
  getLive: never;
  listEvents: 'lng';
  getEvent: 'lng';
  createQuote: never;
  listRegistrations: 'page' | 'pageSize' | 'sort' | 'lng';
  createRegistration: never;
  getRegistration: 'lng';
  getConfirmation: 'lng';
  cancelRegistration: 'lng';
  acceptOffer: 'lng';
  promoteRegistration: 'lng';
  listPayments: never;
  recordPayment: 'lng';
  listRegistrationHistory: 'page';
  getSession: never;
  signIn: never;
  signOut: never;
  confirmSignIn: never;
  listUsers: 'page' | 'pageSize' | 'sort';
  createUser: never;
  getUser: never;
  updateUser: never;
  sendPasswordReset: never;
  endUserSessions: never;
  listUserHistory: 'page';
  createFirstAdministrator: never;
  getFormStamp: never;
  createContactMessage: never;
  createPrayerRequest: never;
  createSabbathRequest: never;
  createSabbathRetreatRequest: never;
  listAuditEntries: 'page';
  listDemoMail: never;
}
