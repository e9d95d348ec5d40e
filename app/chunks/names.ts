/** The id of the words that stand ready in every page, for when the application does not arrive. */
export const failureNoticeId = 'load-failure';

/** Told to the window when the application has arrived and cannot begin, because a further part has not. */
export const startFailed = 'startfailed';
