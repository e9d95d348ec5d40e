/* The public interface of arrivals. Other domains use only this file and its rules. */
export { deleteEndedDevices, forgetDevicesOf } from './prepared-devices.ts';
export { findEventsWithQuestions, selectQuestions, selectToCome } from './store.ts';
