const registrationId = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i;

/** The longest text that is searched for. */
const searchLength = 100;

/**
 * What someone who typed or pasted this is looking for: a registration by its id, where it is the link of a family, or words. The rest
 * of a link opens the registration and is not sent anywhere.
 */
export function searchedFor(typed: string): string {
  return registrationId.exec(typed)?.[0].toLowerCase() ?? typed.trim().slice(0, searchLength);
}

/** Whether this is the id of a registration and not words. */
export function isRegistrationId(wanted: string): boolean {
  return registrationId.exec(wanted)?.[0] === wanted;
}
