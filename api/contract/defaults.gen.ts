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
  getSession: never;
  signIn: never;
  signOut: 'keepDrafts';
  confirmSignIn: never;
  listUsers: 'page' | 'pageSize' | 'sort';
  createUser: never;
  getUser: never;
  updateUser: never;
  sendPasswordReset: never;
  endUserSessions: never;
  listUserHistory: 'page';
  continueAsGuest: never;
  reportActivity: never;
  getAccount: never;
  createAccount: never;
  updateAccount: never;
  verifyEmail: never;
  requestEmailChange: never;
  changePassword: never;
  listOwnSessions: never;
  endOtherSessions: never;
  endOwnSession: never;
  listHousehold: never;
  addHouseholdMember: never;
  updateHouseholdMember: never;
  removeHouseholdMember: never;
  downloadOwnData: never;
  closeAccount: never;
  requestPasswordReset: never;
  resetPassword: never;
  getDraft: never;
  saveDraft: never;
  discardDraft: never;
  createFirstAdministrator: never;
  getFormStamp: never;
  createContactMessage: never;
  createPrayerRequest: never;
  createSabbathRequest: never;
  createSabbathRetreatRequest: never;
  listAuditEntries: 'page';
  listDemoMail: never;
}
