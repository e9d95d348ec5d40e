// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

/** Parameters with a default in the contract: always there once a request was validated. */
export interface DefaultedParameters {
  getHealth: never;
  getSite: 'lng';
  listEvents: 'lng';
  getEvent: 'lng';
  createQuote: never;
  listRegistrations: 'page' | 'pageSize' | 'sort' | 'lng';
  createRegistration: never;
  getRegistration: 'lng';
  getConfirmation: 'lng';
  getSession: never;
  signIn: never;
  signOut: never;
  confirmSignIn: never;
  createFirstAdministrator: never;
  listDemoMail: never;
}
