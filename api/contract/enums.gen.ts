// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

/** Every Language of the contract. */
export const languages = [
  "en",
  "es"
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

/** Every RegistrationState of the contract. */
export const registrationStates = [
  "pendingPayment",
  "confirmed",
  "cancelled"
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
  "bandNotOffered"
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
  "internal",
  "unavailable",
  "sign-in-failed",
  "code-wrong",
  "code-expired",
  "link-invalid",
  "registration-not-open",
  "event-full",
  "quote-changed",
  "idempotency-key-reused",
  "band-not-offered",
  "no-active-members",
  "room-without-adult",
  "rooms-too-small",
  "rooms-not-offered",
  "payment-method-not-offered"
] as const;
