/** The address for requesting the links to one's own registrations. */
export const findAddress = '/findRegistration';
