// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

/** Who may call each operation; `userTypes: null` is every signed-in user. */
export const access = {
  "getHealth": {
    "by": "public"
  },
  "getSite": {
    "by": "public"
  },
  "listEvents": {
    "by": "public"
  },
  "getEvent": {
    "by": "public"
  },
  "createQuote": {
    "by": "public"
  },
  "listRegistrations": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "createRegistration": {
    "by": "public"
  },
  "getRegistration": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getConfirmation": {
    "by": "registrationKey"
  },
  "getSession": {
    "by": "public"
  },
  "signIn": {
    "by": "public"
  },
  "signOut": {
    "by": "public"
  },
  "confirmSignIn": {
    "by": "public"
  },
  "createFirstAdministrator": {
    "by": "public"
  },
  "listDemoMail": {
    "by": "public"
  }
} as const;
