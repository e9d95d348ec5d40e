import { InactivityDialog } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NearEnd } from './use-inactivity.ts';

interface InactivityWarningProps {
  /** The approaching end of the session. */
  nearEnd?: NearEnd;
  /** A guest loses the session, and has no account to log in to. */
  isGuest: boolean;
  onExtend: () => void;
  onSignOut: () => void;
  /** Ends the session to start a new one and return here. */
  onSignInAgain: () => void;
}

/**
 * Warns before the session ends: one minute before it ends for lack of activity, so that people can stay with one key press;
 * five minutes before it reaches its maximum age, so that they can finish or sign in again.
 */
export function InactivityWarning({ nearEnd, isGuest, onExtend, onSignOut, onSignInAgain }: InactivityWarningProps) {
  const intl = useIntl();
  const isAged = nearEnd?.reason === 'age';
  const text = isGuest ? 'inactivity.guest.text' : 'inactivity.text';
  return (
    <InactivityDialog
      isOpen={nearEnd !== undefined}
      title={intl.formatMessage({ id: isAged ? 'inactivity.aged.title' : 'inactivity.title' })}
      secondsLeft={nearEnd?.secondsLeft ?? 0}
      countdownText={(time) => intl.formatMessage({ id: 'inactivity.countdown' }, { time })}
      extendLabel={intl.formatMessage({ id: isAged ? 'inactivity.aged.extend' : 'inactivity.extend' })}
      onExtend={onExtend}
      signOutLabel={intl.formatMessage({ id: isAged ? 'inactivity.aged.signIn' : 'inactivity.signOut' })}
      onSignOut={isAged ? onSignInAgain : onSignOut}
    >
      <FormattedMessage id={isAged ? 'inactivity.aged.text' : text} />
    </InactivityDialog>
  );
}
