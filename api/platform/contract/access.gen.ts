// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

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
  "listRegistrationFigures": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listOwnEntries": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "createStaffRegistration": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "findKnownPeople": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getWaitingList": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "requestRegistrationLinks": {
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
  "getOwnReceipts": {
    "by": "registrationKey"
  },
  "replaceOwnLink": {
    "by": "registrationKey"
  },
  "replaceLink": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "cancelRegistration": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "sendRegistrationMessage": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "sendReceipt": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getRegistrationDetails": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getOwnDetails": {
    "by": "registrationKey"
  },
  "getOwnHealth": {
    "by": "registrationKey"
  },
  "listOwnPayments": {
    "by": "registrationKey"
  },
  "changeParty": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "quotePartyChange": {
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
  "confirmAddress": {
    "by": "registrationKey"
  },
  "confirmAddressByPhone": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "releaseRegistrations": {
    "by": "session",
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
  "adjustPrice": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "closeRegistration": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "refundPayPalPayment": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "startPayPalPayment": {
    "by": "registrationKey"
  },
  "checkPayPalPayment": {
    "by": "registrationKey"
  },
  "returnFromPayPal": {
    "by": "public"
  },
  "receivePayPalNotice": {
    "by": "public"
  },
  "listUnmatchedPayments": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "resolveUnmatchedPayment": {
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
  "listWaiverTexts": {
    "by": "public"
  },
  "getWaivers": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "signWaivers": {
    "by": "registrationKey"
  },
  "sendWaiverLink": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "stopWaiverLink": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "recordPaperWaivers": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listSignedWaivers": {
    "by": "registrationKeyOrSession",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listUnsignedWaivers": {
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
  "getCodeMail": {
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
  "withdrawUserAddress": {
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
  "continueAsGuest": {
    "by": "public"
  },
  "reportActivity": {
    "by": "session",
    "userTypes": null
  },
  "getAccount": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "createAccount": {
    "by": "public"
  },
  "updateAccount": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "verifyEmail": {
    "by": "public"
  },
  "requestEmailChange": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "withdrawProposedAddress": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "confirmProposedAddress": {
    "by": "public"
  },
  "objectToProposedAddress": {
    "by": "public"
  },
  "changePassword": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "listOwnSessions": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "endSessions": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "listHousehold": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "addHouseholdMember": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "updateHouseholdMember": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "removeHouseholdMember": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "listOwnRegistrations": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "downloadOwnData": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "closeAccount": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P",
      "U",
      "G"
    ]
  },
  "requestPasswordReset": {
    "by": "public"
  },
  "resetPassword": {
    "by": "public"
  },
  "getDraft": {
    "by": "session",
    "userTypes": null
  },
  "saveDraft": {
    "by": "session",
    "userTypes": null
  },
  "discardDraft": {
    "by": "session",
    "userTypes": null
  },
  "createFirstAdministrator": {
    "by": "public"
  },
  "getMeetingProvider": {
    "by": "public"
  },
  "startMeetingSignIn": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P"
    ]
  },
  "getMeetingAccount": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P"
    ]
  },
  "finishMeetingSignIn": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P"
    ]
  },
  "disconnectMeetingAccount": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P"
    ]
  },
  "renewMeetingAccount": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P"
    ]
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
  "listHeldForms": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "deleteHeldForm": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "releaseHeldForm": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "getWorkspace": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P"
    ]
  },
  "searchWorkspace": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D",
      "S",
      "P"
    ]
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
