// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

/** Every Language of the contract. */
export const languages = [
  "en",
  "es"
] as const;
