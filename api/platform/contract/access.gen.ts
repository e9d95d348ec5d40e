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
  "saveEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "discardEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getEventContent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "publishEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "changeEventState": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "exportEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getEventEffect": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listPriceDifferences": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "applyPrices": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getEventCancellation": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "cancelEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "previewEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
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
  "getEventOverview": {
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
  "listDoorParties": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "recordArrivals": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getPreparedDevice": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "prepareDevice": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "removePreparedDevice": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listArrivalQuestions": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "answerArrivalQuestion": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "freePlaces": {
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
  "quotePartyMove": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "moveParty": {
    "by": "session",
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
  "remindOfBalances": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "remindOfSignatures": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "closeRegistrations": {
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
  "receivePayPalWebhook": {
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
  "getPartyRooms": {
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
  "listRooms": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "addRooms": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "changeRoom": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "removeRoom": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "copyRooms": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getRooming": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "changeRooming": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getEventPacket": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "readPacketDetails": {
    "by": "session",
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
  "getNewsSubscription": {
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
  "changeNewsSubscription": {
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
  "answerNewsLink": {
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
  "listOnlineSessions": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "createOnlineSession": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "listOnlineSessionHosts": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "getOnlineSession": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "updateOnlineSession": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "listOnlineSessionPeople": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "cancelOnlineSession": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "startOnlineSession": {
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
  "replaceOnlineSessionLink": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "R"
    ]
  },
  "enterOnlineSession": {
    "by": "onlineSessionKeyOrSession",
    "userTypes": null
  },
  "listOwnOnlineSessions": {
    "by": "session",
    "userTypes": null
  },
  "getOwnOnlineSession": {
    "by": "onlineSessionKeyOrSession",
    "userTypes": null
  },
  "announceOnlineSession": {
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
  "getOnlineSessionCalendar": {
    "by": "onlineSessionKeyOrSession",
    "userTypes": null
  },
  "listPartyOnlineSessions": {
    "by": "registrationKey"
  },
  "listOpenOnlineSessions": {
    "by": "public"
  },
  "getOpenOnlineSession": {
    "by": "public"
  },
  "enterOpenOnlineSession": {
    "by": "public"
  },
  "getOpenOnlineSessionCalendar": {
    "by": "public"
  },
  "receiveMeetingWebhook": {
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
  "listContactMessages": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "createContactMessage": {
    "by": "public"
  },
  "listPrayerRequests": {
    "by": "session",
    "userTypes": [
      "P",
      "D"
    ]
  },
  "createPrayerRequest": {
    "by": "public"
  },
  "getPrayerRequest": {
    "by": "session",
    "userTypes": [
      "P",
      "D"
    ]
  },
  "claimPrayerRequest": {
    "by": "session",
    "userTypes": [
      "P",
      "D"
    ]
  },
  "releasePrayerRequest": {
    "by": "session",
    "userTypes": [
      "P",
      "D"
    ]
  },
  "setPrayerRequestStates": {
    "by": "session",
    "userTypes": [
      "P",
      "D"
    ]
  },
  "getPrayerSummary": {
    "by": "session",
    "userTypes": [
      "D"
    ]
  },
  "listPrayerCards": {
    "by": "session",
    "userTypes": [
      "D"
    ]
  },
  "getSabbathRequest": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "D"
    ]
  },
  "decideSabbathRequest": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "D"
    ]
  },
  "getSaturdayProposal": {
    "by": "public"
  },
  "replyToSaturdayProposal": {
    "by": "public"
  },
  "listSaturdayLimits": {
    "by": "public"
  },
  "listSaturdays": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "D"
    ]
  },
  "setSaturday": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "D"
    ]
  },
  "setSabbathRequestStates": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "D"
    ]
  },
  "getContactMessage": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "setContactMessageStates": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "importEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listStaffEvents": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "createStaffEvent": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listMailings": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "createMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "countNewMailings": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "getMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "saveMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "discardMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "addMailingFile": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "removeMailingFile": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "saveMailingList": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "discardMailingList": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "countMailingAudience": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "previewMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "showMailingPreview": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "sendTestMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "sendMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "changeMailingState": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "listMailingRecipients": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "resendMailing": {
    "by": "session",
    "userTypes": [
      "A",
      "R"
    ]
  },
  "receiveMailBounce": {
    "by": "public"
  },
  "answerForm": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "P",
      "D"
    ]
  },
  "listPreparedAnswers": {
    "by": "session",
    "userTypes": [
      "P",
      "D"
    ]
  },
  "countNewForms": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "P",
      "D"
    ]
  },
  "listSabbathRequests": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "D"
    ]
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
      "A",
      "S",
      "P",
      "D"
    ]
  },
  "getHeldForm": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "P",
      "D"
    ]
  },
  "decideHeldForms": {
    "by": "session",
    "userTypes": [
      "A",
      "S",
      "P",
      "D"
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
  "listReports": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D"
    ]
  },
  "runReport": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D"
    ]
  },
  "downloadReport": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D"
    ]
  },
  "listReportRuns": {
    "by": "session",
    "userTypes": [
      "A",
      "R",
      "C",
      "D"
    ]
  },
  "listSavedViews": {
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
  "createSavedView": {
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
  "updateSavedView": {
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
  "deleteSavedView": {
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
  "getSystemStatus": {
    "by": "session",
    "userTypes": [
      "A"
    ]
  },
  "listDemoMail": {
    "by": "public"
  }
} as const;
