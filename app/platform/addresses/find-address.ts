/** The address for requesting the links to one's registrations. */
export const findAddress = '/findRegistration';
