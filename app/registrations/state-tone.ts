import type { StatusTagProps } from '#design-system';
import type { Schemas } from '../platform/client/client.ts';

const tones: Record<Schemas['RegistrationState'], StatusTagProps['tone']> = {
  waitlisted: 'info',
  offered: 'caution',
  paying: 'caution',
  pendingPayment: 'caution',
  confirmed: 'positive',
  checkedIn: 'positive',
  cancelled: 'neutral',
};

/** The tone of a state for the people who work with the registration. */
export function stateTone(state: Schemas['RegistrationState']): StatusTagProps['tone'] {
  return tones[state];
}
