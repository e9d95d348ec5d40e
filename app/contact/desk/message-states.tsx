import { StatusTag, type StatusTagProps } from '#design-system';
import { useIntl } from 'react-intl';
import type { MoveRequest } from '../../forms/port/desk/use-move.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

type State = Schemas['ContactDeskState'];

const tones: Readonly<Record<State, StatusTagProps['tone']>> = {
  new: 'caution',
  answered: 'positive',
  archived: 'neutral',
};

/** The name of a message's state. */
export function MessageStateTag({ state }: { state: State }) {
  const intl = useIntl();
  return <StatusTag tone={tones[state]}>{intl.formatMessage({ id: `contactDesk.state.${state}` })}</StatusTag>;
}

/** Moves messages to another state. */
export const moveMessages: MoveRequest<State> = (state, requests) =>
  dataOf(createApi().POST('/contact-message-states', { body: { state, requests } }));
