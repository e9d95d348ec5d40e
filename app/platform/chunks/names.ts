/** The id of the notice, part of every page, that is shown if the application does not load. */
export const failureNoticeId = 'load-failure';

/** The id of the application's data; `data-from` is their address if they are not in the page. */
export const pageDataId = 'page-data';

/** The event on the window when the application has loaded but cannot start, because another chunk failed. */
export const startFailed = 'startfailed';
