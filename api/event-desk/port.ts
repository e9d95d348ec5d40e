/* The public interface of event editing. Other domains use only this file and its rules. */
export { findStaffEvents, selectDraftEvents } from './unpublished.ts';
