// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

/** How many people a registration holds at most. */
export const mostPeople = 200;
