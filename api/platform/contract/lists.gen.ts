// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

/** Each list that comes in pages: its usual order, the fields it can be sorted by, and its filters. */
export const lists = {
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
      "needs"
    ]
  },
  "getWaitingList": {
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
  "listHeldForms": {
    "sortFields": [],
    "filters": []
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
