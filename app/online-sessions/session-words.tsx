import { StatusTag } from '#design-system';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

type Session = Pick<Schemas['OnlineSessionSummary'], 'phase' | 'hasHost' | 'meeting'>;

const tones = { upcoming: 'info', open: 'positive', ended: 'neutral', canceled: 'neutral' } as const;

/** The day and time in a time zone. */
export function momentIn(intl: IntlShape, at: string, timeZone: string): string {
  return intl.formatDate(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
}

/** Who hosts a session; undefined if nobody was chosen. */
export function hostText(
  intl: IntlShape,
  { hostName, actingHostName }: Pick<Schemas['OnlineSessionSummary'], 'hostName' | 'actingHostName'>,
): string | undefined {
  if (actingHostName === undefined || hostName === undefined) return actingHostName ?? hostName;
  return intl.formatMessage({ id: 'onlineSession.host.acting' }, { acting: actingHostName, host: hostName });
}

/** The most urgent thing that a session lacks, or else its phase. */
export function SessionTag({ phase, hasHost, meeting }: Session) {
  const intl = useIntl();
  const isToCome = phase === 'upcoming' || phase === 'open';
  if (isToCome && !hasHost)
    return <StatusTag tone="critical">{intl.formatMessage({ id: 'onlineSession.lacks.host' })}</StatusTag>;
  if (isToCome && !meeting.isReady)
    return <StatusTag tone="caution">{intl.formatMessage({ id: 'onlineSession.lacks.meeting' })}</StatusTag>;
  return <StatusTag tone={tones[phase]}>{intl.formatMessage({ id: `onlineSession.phase.${phase}` })}</StatusTag>;
}
