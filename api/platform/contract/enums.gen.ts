// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

/** Every LiturgicalSeason of the contract. */
export const liturgicalSeasons = [
  "advent",
  "christmas",
  "lent",
  "triduum",
  "easter",
  "ordinary"
] as const;

/** Every LiturgicalColor of the contract. */
export const liturgicalColors = [
  "violet",
  "white",
  "green",
  "red",
  "rose"
] as const;

/** Every LiturgicalRank of the contract. */
export const liturgicalRanks = [
  "solemnity",
  "sunday",
  "feast",
  "commemoration",
  "memorial",
  "weekday"
] as const;

/** Every OwnerPlace of the contract. */
export const ownerPlaces = [
  "founder-history",
  "director-history",
  "house-history",
  "house-access",
  "evangelization-places",
  "first-saturday-times",
  "sabbath-times",
  "confession-times",
  "privacy-contact"
] as const;

/** Every EventType of the contract. */
export const eventTypes = [
  "Residential",
  "Convention"
] as const;

/** Every AgeBandName of the contract. */
export const ageBandNames = [
  "toddler",
  "child",
  "teen",
  "youngAdult",
  "adult"
] as const;

/** Every RegistrationWindowState of the contract. */
export const registrationWindowStates = [
  "notYetOpen",
  "open",
  "full",
  "closed",
  "completed",
  "cancelled"
] as const;

/** Every PaymentMethod of the contract. */
export const paymentMethods = [
  "Zelle",
  "Check",
  "Cash",
  "PayPal"
] as const;

/** Every EventStatus of the contract. */
export const eventStatuses = [
  "Completed",
  "Planned"
] as const;

/** Every EventFaultRule of the contract. */
export const eventFaultRules = [
  "required",
  "otherLanguage",
  "date",
  "endBeforeStart",
  "closesBeforeOpens",
  "opensAfterEnd",
  "restAfterStart",
  "bandGap",
  "bandOrder",
  "lastBandEnds",
  "sessionOrder",
  "rate",
  "instructionsMissing",
  "https",
  "email",
  "timeZone",
  "clientId",
  "verseSource",
  "belowBooked"
] as const;

/** Every EventAction of the contract. */
export const eventActions = [
  "hide",
  "conclude"
] as const;

/** Every EventFact of the contract. */
export const eventFacts = [
  "dates",
  "timings",
  "place"
] as const;

/** Every DateChange of the contract. */
export const dateChanges = [
  "ageGroup",
  "ofAge",
  "minor",
  "signature"
] as const;

/** Every PriceApplicationOutcome of the contract. */
export const priceApplicationOutcomes = [
  "applied",
  "samePrice",
  "changedMeanwhile",
  "notPriced",
  "notChangeable",
  "notFound"
] as const;

/** Every StaffEventState of the contract. */
export const staffEventStates = [
  "draft",
  "published",
  "hidden",
  "concluded",
  "cancelled"
] as const;

/** Every Lodging of the contract. */
export const lodgings = [
  "room",
  "none"
] as const;

/** Every Gender of the contract. */
export const genders = [
  "female",
  "male"
] as const;

/** Every QuoteBand of the contract. */
export const quoteBands = [
  "room",
  "additionalAdult",
  "adult",
  "youngAdult",
  "teen",
  "child",
  "toddler"
] as const;

/** Every GuardianRelation of the contract. */
export const guardianRelations = [
  "parent",
  "guardian"
] as const;

/** Every StaffSource of the contract. */
export const staffSources = [
  "phone",
  "paper",
  "walkIn"
] as const;

/** Every PartyNeed of the contract. */
export const partyNeeds = [
  "offerEndsToday",
  "failedEmail",
  "stuckRefund",
  "refundLeft",
  "signature"
] as const;

/** Every EventSum of the contract. */
export const eventSums = [
  "promised",
  "received",
  "open"
] as const;

/** Every Presence of the contract. */
export const presences = [
  "here",
  "left",
  "notComing",
  "toCome"
] as const;

/** Every PartyRooming of the contract. */
export const partyRoomings = [
  "requested",
  "withBed",
  "withoutBed",
  "stepFree"
] as const;

/** Every ArrivalKind of the contract. */
export const arrivalKinds = [
  "arrived",
  "departed",
  "notComing"
] as const;

/** Every ArrivalOutcome of the contract. */
export const arrivalOutcomes = [
  "recorded",
  "agreed",
  "question",
  "settled",
  "refused"
] as const;

/** Every ArrivalReason of the contract. */
export const arrivalReasons = [
  "cancelled",
  "moved",
  "personGone",
  "noPlaces",
  "placeFreed",
  "undoneMeanwhile",
  "arrivedMeanwhile",
  "tooLate",
  "notNow",
  "unknown"
] as const;

/** Every RegistrationState of the contract. */
export const registrationStates = [
  "waitlisted",
  "offered",
  "paying",
  "pendingPayment",
  "confirmed",
  "checkedIn",
  "cancelled"
] as const;

/** Every RegistrationSource of the contract. */
export const registrationSources = [
  "online",
  "phone",
  "paper",
  "walkIn"
] as const;

/** Every PaymentStatus of the contract. */
export const paymentStatuses = [
  "unpaid",
  "partPaid",
  "paid",
  "refunded"
] as const;

/** Every PaymentKind of the contract. */
export const paymentKinds = [
  "payment",
  "refund"
] as const;

/** Every PriceAdjustmentKind of the contract. */
export const priceAdjustmentKinds = [
  "discount",
  "help"
] as const;

/** Every PayPalPaymentStatus of the contract. */
export const payPalPaymentStatuses = [
  "none",
  "open",
  "checking",
  "paid",
  "declined",
  "ended",
  "withStaff"
] as const;

/** Every PayPalPart of the contract. */
export const payPalParts = [
  "dueNow",
  "all"
] as const;

/** Every UnmatchedReason of the contract. */
export const unmatchedReasons = [
  "unknown",
  "cancelled",
  "otherAmount",
  "otherCurrency",
  "paidAlready"
] as const;

/** Every UnmatchedResolution of the contract. */
export const unmatchedResolutions = [
  "assigned",
  "refundedAtPayPal",
  "refundedElsewhere"
] as const;

/** Every RegistrationChangeKind of the contract. */
export const registrationChangeKinds = [
  "registered",
  "waitlisted",
  "offered",
  "offerAccepted",
  "offerEnded",
  "holdEnded",
  "promoted",
  "cancelled",
  "eventCancelled",
  "confirmed",
  "payment",
  "paymentPending",
  "refund",
  "waiverSigned",
  "waiverLinkSent",
  "waiverLinkStopped",
  "receipt",
  "message",
  "changed",
  "moved",
  "balanceReminder",
  "signatureReminder",
  "restReminder",
  "eventReminder",
  "priceAdjusted",
  "priceApplied",
  "closed",
  "linkReplaced",
  "addressReminder",
  "addressConfirmed",
  "addressReleased",
  "arrived",
  "arrivalUndone",
  "departed",
  "departureUndone",
  "notComing",
  "notComingUndone",
  "placesFreed",
  "arrivalDismissed"
] as const;

/** Every RegistrationActor of the contract. */
export const registrationActors = [
  "party",
  "staff",
  "system"
] as const;

/** Every PaymentReview of the contract. */
export const paymentReviews = [
  "staff",
  "payPal"
] as const;

/** Every EmailProblem of the contract. */
export const emailProblems = [
  "limited",
  "refused"
] as const;

/** Every ReleaseOutcome of the contract. */
export const releaseOutcomes = [
  "released",
  "confirmed",
  "notReleasable",
  "notFound"
] as const;

/** Every BalanceReminderOutcome of the contract. */
export const balanceReminderOutcomes = [
  "reminded",
  "remindedBefore",
  "nothingDue",
  "asksForHelp",
  "noEmail",
  "notFound"
] as const;

/** Every SignatureReminderOutcome of the contract. */
export const signatureReminderOutcomes = [
  "reminded",
  "remindedBefore",
  "nothingMissing",
  "noEmail",
  "notFound"
] as const;

/** Every ClosureOutcome of the contract. */
export const closureOutcomes = [
  "closed",
  "closedBefore",
  "notEnded",
  "notFound"
] as const;

/** Every BedKind of the contract. */
export const bedKinds = [
  "single",
  "double",
  "bunk",
  "crib"
] as const;

/** Every RoomingAction of the contract. */
export const roomingActions = [
  "move",
  "remove",
  "pin",
  "unpin",
  "suggest",
  "clear",
  "undo"
] as const;

/** Every PacketPage of the contract. */
export const packetPages = [
  "kitchen",
  "minors"
] as const;

/** Every PacketReason of the contract. */
export const packetReasons = [
  "preparing",
  "duringEvent",
  "emergency"
] as const;

/** Every WaiverRelation of the contract. */
export const waiverRelations = [
  "self",
  "parent",
  "guardian"
] as const;

/** Every WaiverMethod of the contract. */
export const waiverMethods = [
  "typed",
  "drawn",
  "paper"
] as const;

/** Every CodeMailState of the contract. */
export const codeMailStates = [
  "sending",
  "sent",
  "delayed",
  "unavailable",
  "refused"
] as const;

/** Every HeldReason of the contract. */
export const heldReasons = [
  "decoy",
  "stampMissing",
  "stampWrong",
  "tooFast",
  "tooLate",
  "links",
  "linkInName",
  "markup",
  "manyToOneAddress"
] as const;

/** Every HeldFormKind of the contract. */
export const heldFormKinds = [
  "contact",
  "prayer",
  "sabbath"
] as const;

/** Every NewFormKind of the contract. */
export const newFormKinds = [
  "contact",
  "prayer",
  "sabbath",
  "held"
] as const;

/** Every ContactMessageState of the contract. */
export const contactMessageStates = [
  "held",
  "new",
  "answered",
  "archived"
] as const;

/** Every WritingLanguage of the contract. */
export const writingLanguages = [
  "en",
  "es"
] as const;

/** Every SabbathDeskState of the contract. */
export const sabbathDeskStates = [
  "new",
  "proposed",
  "accepted",
  "declined",
  "answered",
  "archived"
] as const;

/** Every SabbathDecisionKind of the contract. */
export const sabbathDecisionKinds = [
  "accepted",
  "proposed",
  "declined"
] as const;

/** Every ProposalAnswer of the contract. */
export const proposalAnswers = [
  "yes",
  "no"
] as const;

/** Every SabbathMove of the contract. */
export const sabbathMoves = [
  "new",
  "answered",
  "archived"
] as const;

/** Every ContactDeskState of the contract. */
export const contactDeskStates = [
  "new",
  "answered",
  "archived"
] as const;

/** Every MailingState of the contract. */
export const mailingStates = [
  "draft",
  "sending",
  "paused",
  "canceled",
  "done"
] as const;

/** Every MailingListState of the contract. */
export const mailingListStates = [
  "draft",
  "sending",
  "paused",
  "canceled",
  "done",
  "incomplete"
] as const;

/** Every MailingRecipientState of the contract. */
export const mailingRecipientStates = [
  "waiting",
  "sending",
  "sent",
  "failed",
  "uncertain",
  "canceled"
] as const;

/** Every MailingSignatures of the contract. */
export const mailingSignatureses = [
  "any",
  "missing",
  "complete"
] as const;

/** Every MailingKind of the contract. */
export const mailingKinds = [
  "registration",
  "news"
] as const;

/** Every MailingListFaultKind of the contract. */
export const mailingListFaultKinds = [
  "address",
  "firstName",
  "language"
] as const;

/** Every MailingReason of the contract. */
export const mailingReasons = [
  "party",
  "user",
  "optedIn",
  "list"
] as const;

/** Every PrayerDeskState of the contract. */
export const prayerDeskStates = [
  "new",
  "inPrayer",
  "prayed",
  "archived"
] as const;

/** Every PrayerPeriodKind of the contract. */
export const prayerPeriodKinds = [
  "week",
  "month",
  "year"
] as const;

/** Every PrayerRequestState of the contract. */
export const prayerRequestStates = [
  "held",
  "new",
  "inPrayer",
  "prayed",
  "archived"
] as const;

/** Every Attendance of the contract. */
export const attendances = [
  "online",
  "inPerson"
] as const;

/** Every SabbathRequestKind of the contract. */
export const sabbathRequestKinds = [
  "prayer",
  "retreat"
] as const;

/** Every SabbathRequestState of the contract. */
export const sabbathRequestStates = [
  "held",
  "new",
  "accepted",
  "declined",
  "answered",
  "archived"
] as const;

/** Every GroupKind of the contract. */
export const groupKinds = [
  "family",
  "parish",
  "prayerGroup",
  "youth",
  "school",
  "friends",
  "other"
] as const;

/** Every UserTypeCode of the contract. */
export const userTypeCodes = [
  "A",
  "R",
  "C",
  "D",
  "S",
  "P",
  "U",
  "G"
] as const;

/** Every UserState of the contract. */
export const userStates = [
  "active",
  "inactive"
] as const;

/** Every OnlineSessionKind of the contract. */
export const onlineSessionKinds = [
  "saturdayPrayer",
  "event",
  "open"
] as const;

/** Every OnlineSessionRepeat of the contract. */
export const onlineSessionRepeats = [
  "once",
  "weekly",
  "firstSaturday"
] as const;

/** Every OnlineSessionSpoken of the contract. */
export const onlineSessionSpokens = [
  "en",
  "es",
  "both"
] as const;

/** Every OnlineSessionPeriod of the contract. */
export const onlineSessionPeriods = [
  "coming",
  "today",
  "past"
] as const;

/** Every OnlineSessionLack of the contract. */
export const onlineSessionLacks = [
  "meeting",
  "host"
] as const;

/** Every OnlineSessionScope of the contract. */
export const onlineSessionScopes = [
  "one",
  "following"
] as const;

/** Every OnlineSessionPhase of the contract. */
export const onlineSessionPhases = [
  "upcoming",
  "open",
  "ended",
  "canceled"
] as const;

/** Every MeetingFault of the contract. */
export const meetingFaults = [
  "noHost",
  "revoked",
  "scope",
  "limit",
  "dailyLimit",
  "slow",
  "broken",
  "unexpected"
] as const;

/** Every ReportFilterType of the contract. */
export const reportFilterTypes = [
  "select",
  "check",
  "date",
  "text"
] as const;

/** Every ReportColumnType of the contract. */
export const reportColumnTypes = [
  "text",
  "integer",
  "number",
  "money",
  "date",
  "time",
  "yesNo"
] as const;

/** Every AuditAction of the contract. */
export const auditActions = [
  "signed-in",
  "sign-in-failed",
  "limit-reached",
  "code-failed",
  "password-check-failed",
  "signed-out",
  "meeting-connected",
  "meeting-disconnected",
  "online-session-scheduled",
  "online-session-changed",
  "online-session-canceled",
  "online-session-started",
  "online-session-link-replaced",
  "online-session-announced",
  "online-session-people-viewed",
  "online-session-emails-off",
  "online-session-emails-on",
  "administrator-made",
  "user-added",
  "user-created",
  "user-changed",
  "user-types-changed",
  "user-activated",
  "user-deactivated",
  "user-invited",
  "user-reset-sent",
  "user-sessions-ended",
  "user-viewed",
  "user-history-viewed",
  "account-created",
  "account-changed",
  "account-closed",
  "email-change-requested",
  "email-changed",
  "address-proposed",
  "address-confirmed",
  "address-objected",
  "address-withdrawn",
  "address-taken",
  "password-changed",
  "password-reset-requested",
  "password-reset",
  "sessions-ended",
  "household-changed",
  "data-downloaded",
  "registration-viewed",
  "registration-details-viewed",
  "packet-viewed",
  "packet-details-viewed",
  "own-health-viewed",
  "paypal-refunded",
  "unmatched-payment-settled",
  "waivers-viewed",
  "waivers-recorded",
  "waiver-link-sent",
  "waiver-link-stopped",
  "registration-link-replaced",
  "registration-created",
  "registration-changed",
  "registration-cancelled",
  "registration-promoted",
  "registration-offer-accepted",
  "registration-mailed",
  "balance-reminder-sent",
  "signature-reminder-sent",
  "payment-recorded",
  "refund-recorded",
  "receipt-sent",
  "price-adjusted",
  "price-applied",
  "registration-closed",
  "registration-address-confirmed",
  "registration-released",
  "registration-moved",
  "arrival-recorded",
  "arrival-undone",
  "departure-recorded",
  "departure-undone",
  "not-coming-recorded",
  "not-coming-undone",
  "places-freed",
  "arrival-dismissed",
  "device-prepared",
  "device-removed",
  "prayer-requests-viewed",
  "prayer-request-viewed",
  "prayer-request-moved",
  "sabbath-requests-viewed",
  "sabbath-request-viewed",
  "sabbath-request-moved",
  "saturday-changed",
  "contact-messages-viewed",
  "contact-message-viewed",
  "contact-message-moved",
  "form-answered",
  "event-published",
  "event-hidden",
  "event-concluded",
  "event-cancelled",
  "rooms-changed",
  "people-placed",
  "rooming-suggested",
  "rooming-undone",
  "mailing-recipients-viewed",
  "mailing-sent",
  "mailing-paused",
  "mailing-resumed",
  "mailing-canceled",
  "mailing-resent",
  "mailing-list-declared",
  "mail-bounced",
  "news-asked",
  "news-confirmed",
  "news-unsubscribed",
  "news-resubscribed",
  "held-forms-viewed",
  "held-form-released",
  "held-form-deleted",
  "report-run",
  "report-refused",
  "audit-viewed",
  "old-names-deleted",
  "old-entries-deleted"
] as const;

/** Every ListName of the contract. */
export const listNames = [
  "registrations",
  "users",
  "prayer-requests",
  "prayer-table",
  "sabbath-requests",
  "contact-messages",
  "held-forms",
  "mailings",
  "staff-events",
  "online-sessions",
  "audit"
] as const;

/** Every OpenWorkKind of the contract. */
export const openWorkKinds = [
  "overduePayments",
  "offersEndingToday",
  "missingSignatures",
  "failedEmails",
  "unmatchedPayments",
  "stuckRefunds",
  "refundsLeft",
  "helpRequests",
  "unconfirmedAddresses",
  "arrivalsToday",
  "arrivalQuestions",
  "withoutBed",
  "heldMessages",
  "heldPrayerRequests",
  "heldSabbathRequests",
  "newMessages",
  "newPrayerRequests",
  "newSabbathRequests",
  "undeliveredMessages",
  "undeliveredPrayerRequests",
  "undeliveredSabbathRequests",
  "failedMailings",
  "draftEvents",
  "sessionsToday",
  "sessionsWithoutHost",
  "sessionsWithoutMeeting",
  "systemWarnings"
] as const;

/** Every JobQueue of the contract. */
export const jobQueues = [
  "registration-mail",
  "registration-links",
  "registration-care",
  "registration-addresses",
  "event-cancellation",
  "party-message",
  "registration-hold",
  "paypal-notice",
  "paypal-returned-mail",
  "paypal-check",
  "link-mail",
  "account-notice",
  "proposed-address-mail",
  "proposed-address",
  "code-mail",
  "sealed-mail",
  "waiver-mail",
  "waiver-reminders",
  "contact-mail",
  "prayer-mail",
  "prayed-mail",
  "form-answer-mail",
  "saturday-reply-mail",
  "sabbath-mail",
  "news-question",
  "meeting-sync",
  "meeting-host-mail",
  "meeting-ended",
  "meeting-cleanup",
  "meeting-registrant",
  "meeting-attendance",
  "session-mail",
  "session-announcement",
  "session-mail-check",
  "mailing-test",
  "forms-deletion",
  "reports-deletion",
  "limits-deletion",
  "sessions-deletion"
] as const;

/** Every SystemWarningKind of the contract. */
export const systemWarningKinds = [
  "lateJobs",
  "failedJobs",
  "emailsFailing",
  "payPalFailing",
  "meetingsFailing",
  "failedRequests",
  "lateBackup",
  "lowDisk",
  "fewConnections",
  "noDailyBackup",
  "emailsToFiles"
] as const;

/** Every FieldRule of the contract. */
export const fieldRules = [
  "required",
  "type",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "maxItems",
  "enum",
  "format",
  "unknown",
  "taken",
  "notAllowed",
  "guessable",
  "bandNotOffered",
  "adultNeeded",
  "saturday",
  "saturdayFull",
  "roomTooSmall",
  "roomWithoutAdult",
  "past",
  "tooMany",
  "timeZone",
  "notConnected"
] as const;

/** Every ProblemCode of the contract. */
export const problemCodes = [
  "invalid-request",
  "unauthenticated",
  "forbidden",
  "not-found",
  "method-not-allowed",
  "payload-too-large",
  "headers-too-large",
  "request-too-slow",
  "expectation-failed",
  "unsupported-media-type",
  "too-many-requests",
  "too-many-emails",
  "too-many-registrations",
  "internal",
  "unavailable",
  "sign-in-failed",
  "code-wrong",
  "code-expired",
  "link-invalid",
  "link-replaced",
  "link-over",
  "password-wrong",
  "household-full",
  "views-full",
  "view-name-taken",
  "changed-meanwhile",
  "claimed-by-other",
  "saturday-taken",
  "saturday-accepted",
  "last-administrator",
  "user-not-yours",
  "user-inactive",
  "email-unconfirmed",
  "registration-not-open",
  "event-full",
  "quote-changed",
  "idempotency-key-reused",
  "state-conflict",
  "changes-closed",
  "registered-already",
  "payment-far-above",
  "refund-exceeds-paid",
  "refund-refused",
  "refund-under-way",
  "payment-unavailable",
  "party-without-email",
  "party-without-adult",
  "responsible-adult-missing",
  "minor-without-responsible",
  "signer-not-responsible",
  "band-not-offered",
  "no-active-members",
  "room-without-adult",
  "rooms-too-small",
  "rooms-not-offered",
  "chosen-room-unknown",
  "chosen-room-too-small",
  "chosen-room-without-adult",
  "payment-method-not-offered",
  "waiver-changed",
  "waiver-not-signable",
  "meetings-not-configured",
  "meeting-sign-in-invalid",
  "meeting-refused",
  "meeting-unreachable",
  "session-not-open",
  "session-key-invalid",
  "session-without-meeting",
  "session-link-pending",
  "session-full",
  "event-not-ready",
  "placement-refused",
  "room-name-taken",
  "room-occupied",
  "mailing-not-ready",
  "recipients-changed"
] as const;
