/** The database of events that this device stores for check-in; it is deleted when the login ends. */
export const preparedEvents = 'check-in';

/** The database of records that wait to be sent. They hold no names, and outlast the login. */
export const waitingRecordsName = 'check-in-records';
