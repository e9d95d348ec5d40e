/** Where one asks for the links to one's registrations. */
export const findAddress = '/findRegistration';
