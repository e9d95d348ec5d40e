// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

/** Each list that comes in pages: its usual order, the fields it can be sorted by, and its filters. */
export const lists = {
  "listPriceDifferences": {
    "sortFields": [],
    "filters": []
  },
  "listRegistrations": {
    "sort": "-createdAt",
    "sortFields": [
      "createdAt",
      "contact",
      "event",
      "state",
      "partySize",
      "totalCents"
    ],
    "filters": [
      "search",
      "eventId",
      "state",
      "paymentStatus",
      "overdue",
      "asksForHelp",
      "unconfirmedAddress",
      "needs",
      "band",
      "money",
      "presence",
      "rooms"
    ]
  },
  "getWaitingList": {
    "sortFields": [],
    "filters": []
  },
  "listDoorParties": {
    "sortFields": [],
    "filters": [
      "since"
    ]
  },
  "listArrivalQuestions": {
    "sortFields": [],
    "filters": []
  },
  "listRegistrationHistory": {
    "sortFields": [],
    "filters": []
  },
  "listUnsignedWaivers": {
    "sortFields": [],
    "filters": []
  },
  "listUsers": {
    "sort": "name",
    "sortFields": [
      "name",
      "email",
      "createdAt",
      "lastSignInAt"
    ],
    "filters": [
      "search",
      "type",
      "state"
    ]
  },
  "listUserHistory": {
    "sortFields": [],
    "filters": []
  },
  "listOnlineSessions": {
    "sort": "startsAt",
    "sortFields": [
      "startsAt"
    ],
    "filters": [
      "search",
      "kind",
      "during",
      "lacks"
    ]
  },
  "listContactMessages": {
    "sort": "-createdAt",
    "sortFields": [
      "createdAt",
      "name"
    ],
    "filters": [
      "search",
      "state",
      "undelivered"
    ]
  },
  "listPrayerRequests": {
    "sort": "queue",
    "sortFields": [
      "queue",
      "createdAt",
      "language"
    ],
    "filters": [
      "search",
      "state",
      "writtenIn",
      "unshared",
      "undelivered"
    ]
  },
  "listStaffEvents": {
    "sort": "-start_date",
    "sortFields": [
      "start_date",
      "name"
    ],
    "filters": [
      "search",
      "state"
    ]
  },
  "listMailings": {
    "sort": "-createdAt",
    "sortFields": [
      "createdAt",
      "sentAt"
    ],
    "filters": [
      "search",
      "state"
    ]
  },
  "listMailingRecipients": {
    "sort": "state",
    "sortFields": [
      "state",
      "name",
      "settledAt"
    ],
    "filters": [
      "search",
      "state"
    ]
  },
  "listSabbathRequests": {
    "sort": "-createdAt",
    "sortFields": [
      "createdAt",
      "day"
    ],
    "filters": [
      "search",
      "state",
      "kind",
      "day",
      "undelivered"
    ]
  },
  "listHeldForms": {
    "sort": "-createdAt",
    "sortFields": [
      "createdAt",
      "firstName"
    ],
    "filters": [
      "search",
      "kind",
      "reason",
      "from",
      "to"
    ]
  },
  "listAuditEntries": {
    "sortFields": [],
    "filters": [
      "action",
      "actorUserId",
      "subject",
      "from",
      "to"
    ]
  }
} as const;
