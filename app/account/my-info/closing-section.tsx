import { Button, Inline } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { InfoSection } from '../../platform/my-info/info-section.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Closes the account after asking for the password. */
export function ClosingSection() {
  const intl = useIntl();
  const { end } = useSession();
  const [isAsking, setAsking] = useState(false);

  return (
    <InfoSection
      id="closing"
      title={intl.formatMessage({ id: 'myInfo.closing.title' })}
      text={intl.formatMessage({ id: 'myInfo.closing.text' })}
    >
      <Inline gap="s">
        <Button
          tone="critical"
          onPress={() => {
            setAsking(true);
          }}
        >
          <FormattedMessage id="myInfo.closing.open" />
        </Button>
      </Inline>
      {isAsking && (
        <PasswordDialog
          scope="closing"
          tone="critical"
          title={intl.formatMessage({ id: 'myInfo.closing.question' })}
          confirmLabel={intl.formatMessage({ id: 'myInfo.closing.confirm' })}
          cancelLabel={intl.formatMessage({ id: 'myInfo.closing.cancel' })}
          pendingLabel={intl.formatMessage({ id: 'form.sending' })}
          formLabel={intl.formatMessage({ id: 'myInfo.closing.title' })}
          text={intl.formatMessage({ id: 'myInfo.closing.consequences' })}
          send={async (password) => {
            await dataOf(createApi().POST('/account/closure', { body: { password } }));
          }}
          outcome={{
            kind: 'success',
            title: intl.formatMessage({ id: 'myInfo.closing.doneTitle' }),
            children: intl.formatMessage({ id: 'myInfo.closing.doneText' }),
            closeLabel: intl.formatMessage({ id: 'guard.refused.home' }),
          }}
          onClose={(isSent) => {
            setAsking(false);
            if (isSent) void end();
          }}
        />
      )}
    </InfoSection>
  );
}
