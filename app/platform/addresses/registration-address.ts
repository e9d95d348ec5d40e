/** The address for registering for an event, as the menu writes it (specification, section 2). */
export function registrationAddress(eventId: string): string {
  return `/retreat-registration?id=${encodeURIComponent(eventId)}`;
}
