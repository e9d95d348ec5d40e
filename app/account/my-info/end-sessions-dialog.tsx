import { useIntl } from 'react-intl';
import { PasswordDialog } from './password-dialog.tsx';

interface EndSessionsDialogProps {
  /** Ends one session or all others. */
  end: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before ending a session on another device. */
export function EndSessionsDialog({ end, onClose }: EndSessionsDialogProps) {
  const intl = useIntl();
  return (
    <PasswordDialog
      scope="sessions"
      title={intl.formatMessage({ id: 'myInfo.sessions.question' })}
      confirmLabel={intl.formatMessage({ id: 'myInfo.sessions.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'myInfo.sessions.cancel' })}
      pendingLabel={intl.formatMessage({ id: 'logout.pending' })}
      formLabel={intl.formatMessage({ id: 'myInfo.sessions.title' })}
      text={intl.formatMessage({ id: 'myInfo.sessions.whyPassword' })}
      send={end}
      onClose={onClose}
    />
  );
}
