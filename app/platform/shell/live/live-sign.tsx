import { Inline, LiveBadge } from '#design-system';
import { useIntl } from 'react-intl';
import { useLive } from './live-context.tsx';

/** The sign in the header, visible only during a live broadcast or an online session that is open to everyone. */
export function LiveSign() {
  const intl = useIntl();
  const { live, url, sessionId } = useLive();
  const badge = (id: 'live.short' | 'live.online', href?: string) => (
    <LiveBadge
      isLive
      liveLabel={intl.formatMessage({ id })}
      notLiveLabel={intl.formatMessage({ id: 'live.not' })}
      href={href}
    />
  );
  if (!live && sessionId === undefined) return null;
  return (
    <Inline gap="s">
      {live && badge('live.short', url)}
      {sessionId !== undefined && badge('live.online', `/join/${sessionId}`)}
    </Inline>
  );
}
