import type { StatusTagProps } from '#design-system';
import type { OwnStatus } from './own/status/own-status.ts';

const tones: Record<OwnStatus, StatusTagProps['tone']> = {
  waitlisted: 'info',
  offered: 'caution',
  paying: 'caution',
  pendingPayment: 'caution',
  confirmed: 'positive',
  checkedIn: 'positive',
  cancelled: 'neutral',
  eventCancelled: 'neutral',
  awaitsAddress: 'caution',
  confirmedOwing: 'caution',
  ended: 'neutral',
  endedWaiting: 'neutral',
};

/** The tone of a state or status, for staff and for the party itself. */
export function stateTone(state: OwnStatus): StatusTagProps['tone'] {
  return tones[state];
}
