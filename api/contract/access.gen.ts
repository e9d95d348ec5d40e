// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

/** Who may call each operation; `userTypes: null` is every signed-in user. */
export const access = {
  "getHealth": {
    "by": "public"
  },
  "getSite": {
    "by": "public"
  },
  "listOwnerTexts": {
    "by": "public"
  },
  "getDay": {
    "by": "public"
  },
  "getLive": {
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
  "cancelRegistration": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "acceptOffer": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "promoteRegistration": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listPayments": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "recordPayment": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listRegistrationHistory": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
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
  "listUsers": {
    "by": "session",
    "userTypes": [
      "A",
      "D"
    ]
  },
  "createUser": {
    "by": "session",
    "userTypes": [
      "A",
      "D"
    ]
  },
  "getUser": {
    "by": "session",
    "userTypes": [
      "A",
      "D"
    ]
  },
  "updateUser": {
    "by": "session",
    "userTypes": [
      "A",
      "D"
    ]
  },
  "sendPasswordReset": {
    "by": "session",
    "userTypes": [
      "A",
      "D"
    ]
  },
  "endUserSessions": {
    "by": "session",
    "userTypes": [
      "A",
      "D"
    ]
  },
  "listUserHistory": {
    "by": "session",
    "userTypes": [
      "A",
      "D"
    ]
  },
  "createFirstAdministrator": {
    "by": "public"
  },
  "getFormStamp": {
    "by": "public"
  },
  "createContactMessage": {
    "by": "public"
  },
  "createPrayerRequest": {
    "by": "public"
  },
  "createSabbathRequest": {
    "by": "public"
  },
  "createSabbathRetreatRequest": {
    "by": "public"
  },
  "listAuditEntries": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "listDemoMail": {
    "by": "public"
  }
} as const;
