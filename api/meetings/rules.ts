/** How long someone may take at the meeting provider, in ms. */
export const signInTime = 10 * 60_000;

/** Where the provider sends people back to; registered there by the owner. */
export const callbackPath = '/callback';
