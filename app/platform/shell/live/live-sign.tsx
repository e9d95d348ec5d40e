import { LiveBadge } from '#design-system';
import { useIntl } from 'react-intl';
import { useLive } from './live-context.tsx';

/** The sign in the header, visible only during a live broadcast. */
export function LiveSign() {
  const intl = useIntl();
  const { live, url } = useLive();
  if (!live) return null;
  return (
    <LiveBadge
      isLive
      liveLabel={intl.formatMessage({ id: 'live.short' })}
      notLiveLabel={intl.formatMessage({ id: 'live.not' })}
      href={url}
    />
  );
}
