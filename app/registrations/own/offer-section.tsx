import { Alert, Button, ConfirmDialog, Inline, Text, useAnnounce } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RegistrationKey } from '../../platform/client/registration-key.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';
import { acceptOffer, cancelRegistration } from './own-registration.ts';
import type { OwnRegistration } from './use-own-registration.ts';

/** The page's heading, which gets the focus when the offer disappears with its buttons. */
export const confirmationStart = 'confirmation';

/** The places offered from the waiting list: the party accepts them, or leaves them to the next family. */
export function OfferSection({ opened, own: { act, pending } }: { opened: RegistrationKey; own: OwnRegistration }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isDeclining, setDeclining] = useState(false);

  const accept = async () => {
    if (await act('accept', (version) => acceptOffer(opened, version)))
      announce(intl.formatMessage({ id: 'confirmation.offer.accepted' }));
    keepFocus(confirmationStart);
  };
  const decline = async () => {
    await act('decline', (version) => cancelRegistration(opened, version));
    setDeclining(false);
    keepFocus(confirmationStart);
  };

  return (
    <Alert
      tone="caution"
      title={intl.formatMessage({ id: 'confirmation.offer.title' })}
      actions={
        <Inline gap="s" wrap>
          <Button
            tone="primary"
            isPending={pending === 'accept'}
            pendingLabel={intl.formatMessage({ id: 'confirmation.offer.accepting' })}
            onPress={() => void accept()}
          >
            <FormattedMessage id="confirmation.offer.accept" />
          </Button>
          <Button
            onPress={() => {
              setDeclining(true);
            }}
          >
            <FormattedMessage id="confirmation.offer.decline" />
          </Button>
        </Inline>
      }
    >
      <Text>
        <FormattedMessage id="confirmation.offer.text" />
      </Text>
      <ConfirmDialog
        isOpen={isDeclining}
        tone="critical"
        title={intl.formatMessage({ id: 'confirmation.offer.declineTitle' })}
        confirmLabel={intl.formatMessage({ id: 'confirmation.offer.declineConfirm' })}
        cancelLabel={intl.formatMessage({ id: 'confirmation.cancel.keep' })}
        isPending={pending === 'decline'}
        pendingLabel={intl.formatMessage({ id: 'confirmation.cancel.pending' })}
        onCancel={() => {
          setDeclining(false);
        }}
        onConfirm={() => void decline()}
      >
        <FormattedMessage id="confirmation.offer.declineText" />
      </ConfirmDialog>
    </Alert>
  );
}
