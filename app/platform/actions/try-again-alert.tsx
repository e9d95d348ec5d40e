import { Alert, Button } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface TryAgainAlertProps {
  /** What has failed. */
  children: ReactNode;
  /** The id of the heading of the part that failed. */
  headingId: string;
  onTryAgain: () => void;
}

/** Says that a part of a page did not load, and loads it again. */
export function TryAgainAlert({ children, headingId, onTryAgain }: TryAgainAlertProps) {
  return (
    <Alert
      tone="caution"
      announce
      actions={
        <Button
          onPress={() => {
            onTryAgain();
            // The button that had the focus disappears with the notice.
            document.getElementById(headingId)?.focus({ preventScroll: true });
          }}
        >
          <FormattedMessage id="form.tryAgain" />
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
