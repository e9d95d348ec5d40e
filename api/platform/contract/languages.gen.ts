// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

/** Every Language of the contract. */
export const languages = [
  "en",
  "es"
] as const;
