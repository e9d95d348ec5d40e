/* The public interface of arrivals. Other domains use only this file and its rules. */
export { deleteEndedDevices, forgetDevicesOf, updateDeviceExpiry } from './prepared-devices.ts';
export { findEventsWithQuestions, selectQuestions, selectToCome } from './store.ts';
