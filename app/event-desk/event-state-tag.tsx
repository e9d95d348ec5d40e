import { StatusTag } from '#design-system';
import { useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

const tones = {
  draft: 'caution',
  published: 'positive',
  hidden: 'info',
  concluded: 'neutral',
  cancelled: 'critical',
} as const;

/** The state of an event as staff see it, marked if saved changes are not published yet. */
export function EventStateTag({ state, hasChanges }: Pick<Schemas['StaffEvent'], 'state' | 'hasChanges'>) {
  const intl = useIntl();
  return (
    <StatusTag tone={hasChanges ? 'caution' : tones[state]}>
      {intl.formatMessage({ id: hasChanges && state !== 'draft' ? 'eventDesk.changed' : `eventDesk.state.${state}` })}
    </StatusTag>
  );
}
