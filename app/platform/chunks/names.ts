/** The id of the words that stand ready in every page, for when the application does not arrive. */
export const failureNoticeId = 'load-failure';

/** The id of what the application goes on from; `data-from` is its address where it is not in the page. */
export const pageDataId = 'page-data';

/** Told to the window when the application has arrived and cannot begin, because a further part has not. */
export const startFailed = 'startfailed';
