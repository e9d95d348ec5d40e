/** The database of events that this device stores for check-in; it is deleted when the login ends. */
export const preparedEvents = 'check-in';

/** The database of records that are waiting to be sent. They contain no names and outlast the login. */
export const waitingRecordsName = 'check-in-records';
