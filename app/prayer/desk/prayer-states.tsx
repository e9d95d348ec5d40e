import { StatusTag, type StatusTagProps } from '#design-system';
import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import type { MoveRequest } from '../../forms/port/desk/use-move.ts';

export type State = Schemas['PrayerDeskState'];

const tones: Readonly<Record<State, StatusTagProps['tone']>> = {
  new: 'caution',
  inPrayer: 'info',
  prayed: 'positive',
  archived: 'neutral',
};

/** The name of a request's state. */
export function PrayerStateTag({ state }: { state: State }) {
  const intl = useIntl();
  return <StatusTag tone={tones[state]}>{intl.formatMessage({ id: `prayerDesk.state.${state}` })}</StatusTag>;
}

/** Moves requests to another state. */
export const movePrayers: MoveRequest<State> = (state, requests) =>
  dataOf(createApi().POST('/prayer-request-states', { body: { state, requests } }));
