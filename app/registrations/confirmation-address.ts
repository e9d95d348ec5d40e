import type { Schemas } from '../client/client.ts';

/** Query key of the registration's id. Its key stands in the fragment, which no server or log ever sees. */
export const registrationKey = 'registration';

/** Where a registration's confirmation stands. */
export function confirmationAddress({ registration, key }: Schemas['Confirmation']): string {
  const query = new URLSearchParams({ [registrationKey]: registration.id });
  return `/retreat-registration/${registration.event.id}/confirmation?${query.toString()}#${key}`;
}
