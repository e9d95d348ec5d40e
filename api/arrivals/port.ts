/* What other domains use of arrivals: this and its rules, nothing else. */
export { deleteEndedDevices, forgetDevicesOf } from './prepared-devices.ts';
export { selectQuestions, selectToCome } from './store.ts';
