import { InactivityDialog } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';

interface InactivityWarningProps {
  /** Whole seconds until the session ends, once that has to be said. */
  secondsLeft?: number;
  onExtend: () => void;
  onSignOut: () => void;
}

/** Says one minute before the end that the session ends, and lets people stay with one key. */
export default function InactivityWarning({ secondsLeft, onExtend, onSignOut }: InactivityWarningProps) {
  const intl = useIntl();
  return (
    <InactivityDialog
      isOpen={secondsLeft !== undefined}
      title={intl.formatMessage({ id: 'inactivity.title' })}
      secondsLeft={secondsLeft ?? 0}
      countdownText={(time) => intl.formatMessage({ id: 'inactivity.countdown' }, { time })}
      extendLabel={intl.formatMessage({ id: 'inactivity.extend' })}
      onExtend={onExtend}
      signOutLabel={intl.formatMessage({ id: 'inactivity.signOut' })}
      onSignOut={onSignOut}
    >
      <FormattedMessage id="inactivity.text" />
    </InactivityDialog>
  );
}
