import { Alert, Inline, Link, ScreenOnly, Stack, Text } from '#design-system';
import { isSettled } from '#rules/registrations';
import { telephoneAddress } from '#rules/site';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../platform/shell/site.ts';
import { changeAddress } from '../../platform/addresses/change-address.ts';
import { findAddress } from '../../platform/addresses/find-address.ts';
import type { OpenedRegistration } from './own-registration-page.tsx';

/** Asks to confirm the address until someone does, and explains why; says thanks once after the confirmation. */
export function AddressNotice({ registration, opened, own: { isAddressJustConfirmed } }: OpenedRegistration) {
  const intl = useIntl();
  const site = useSite();
  const { event, state, contact, isAddressConfirmed, addressReleasedAt, emailProblem, canChange } = registration;
  if (state === 'cancelled') return null;
  if (isAddressConfirmed)
    return isAddressJustConfirmed ? (
      <ScreenOnly>
        <Alert tone="positive" announce>
          <FormattedMessage id="confirmation.address.thanks" />
        </Alert>
      </ScreenOnly>
    ) : null;

  const isReleased = addressReleasedAt !== undefined;
  const phone = <Link href={telephoneAddress(site.phone)}>{site.phone}</Link>;
  return (
    <ScreenOnly>
      <Alert
        tone="caution"
        title={intl.formatMessage({ id: `confirmation.address.${titleOf(registration)}` })}
        actions={
          <Inline gap="m" wrap>
            {emailProblem !== 'refused' && (
              <Link href={findAddress} standalone>
                <FormattedMessage id="confirmation.address.resend" />
              </Link>
            )}
            {canChange && (
              <Link href={changeAddress(event.id, opened, 'contact')} standalone>
                <FormattedMessage id="confirmation.address.correct" />
              </Link>
            )}
          </Inline>
        }
      >
        <Stack gap="s">
          {isReleased ? (
            <Text>
              <FormattedMessage id="confirmation.address.released" values={{ email: contact.email }} />
            </Text>
          ) : (
            // A separate notice says if the email was not sent or was refused.
            emailProblem === undefined && (
              <Text>
                <FormattedMessage id="confirmation.address.text" values={{ email: contact.email }} />
              </Text>
            )
          )}
          {isSettled(state) && (
            <Text>
              <FormattedMessage id="confirmation.address.booked" />
            </Text>
          )}
          <Text>
            <FormattedMessage
              id={
                emailProblem === undefined ? 'confirmation.address.help' : `confirmation.address.help.${emailProblem}`
              }
              values={{ phone }}
            />
          </Text>
        </Stack>
      </Alert>
    </ScreenOnly>
  );
}

function titleOf({ addressReleasedAt, emailProblem }: OpenedRegistration['registration']) {
  if (addressReleasedAt !== undefined) return 'released.title';
  // Nobody can confirm it without an email from us.
  return emailProblem === undefined ? 'title' : 'unconfirmed.title';
}
