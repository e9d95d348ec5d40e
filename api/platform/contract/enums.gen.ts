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
  "completed"
] as const;

/** Every PaymentMethod of the contract. */
export const paymentMethods = [
  "Zelle",
  "Check",
  "Cash",
  "PayPal"
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
  "stuckRefund"
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

/** Every PayPalStanding of the contract. */
export const payPalStandings = [
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
  "balanceReminder",
  "restReminder",
  "eventReminder",
  "priceAdjusted",
  "closed",
  "linkReplaced",
  "addressReminder",
  "addressConfirmed",
  "addressReleased"
] as const;

/** Every RegistrationActor of the contract. */
export const registrationActors = [
  "party",
  "staff",
  "system"
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

/** Every FormDoubt of the contract. */
export const formDoubts = [
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
  "payment-recorded",
  "refund-recorded",
  "receipt-sent",
  "price-adjusted",
  "registration-closed",
  "registration-address-confirmed",
  "registration-released",
  "held-forms-viewed",
  "held-form-released",
  "held-form-deleted",
  "audit-viewed"
] as const;

/** Every OpenWorkKind of the contract. */
export const openWorkKinds = [
  "overduePayments",
  "offersEndingToday",
  "missingSignatures",
  "failedEmails",
  "unmatchedPayments",
  "stuckRefunds",
  "helpRequests",
  "unconfirmedAddresses",
  "heldForms",
  "newPrayerRequests",
  "newSabbathRequests"
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
  "roomTooSmall",
  "roomWithoutAdult"
] as const;

/** Every ProblemCode of the contract. */
export const problemCodes = [
  "invalid-request",
  "unauthenticated",
  "forbidden",
  "not-found",
  "method-not-allowed",
  "payload-too-large",
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
  "changed-meanwhile",
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
  "meeting-unreachable"
] as const;
