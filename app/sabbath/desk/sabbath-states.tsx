import { StatusTag, type StatusTagProps } from '#design-system';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

type State = Schemas['SabbathDeskState'];

const tones: Readonly<Record<State, StatusTagProps['tone']>> = {
  new: 'caution',
  proposed: 'info',
  accepted: 'positive',
  declined: 'neutral',
  answered: 'neutral',
  archived: 'neutral',
};

/** The name of a request's state. */
export function SabbathStateTag({ state }: { state: State }) {
  const intl = useIntl();
  return <StatusTag tone={tones[state]}>{intl.formatMessage({ id: `sabbathDesk.state.${state}` })}</StatusTag>;
}
