/* What other domains use of the staff's events: this and its rules, nothing else. */
export { findStaffEvents, selectDraftEvents } from './unpublished.ts';
