import { Button, ConfirmDialog, Heading, Inline, Link, LinkButton, Money, Stack, Text } from '#design-system';
import { telephoneAddress } from '#rules/site';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { eventDate } from '../../../events/port/event-dates.ts';
import { useSite } from '../../../platform/shell/site.ts';
import { changeAddress } from '../../../platform/addresses/change-address.ts';
import type { OpenedRegistration } from '../own-registration-page.tsx';
import { cancelRegistration } from '../own-registration.ts';

/** Shows what a party can still change, until when, and who helps after that. */
export function ChangeSection({ registration, opened, own: { act, pending } }: OpenedRegistration) {
  const intl = useIntl();
  const site = useSite();
  const [isCancelling, setCancelling] = useState(false);
  const { event, state, lastChangeDay, canChange, canCancel, hasEnded, members, payment } = registration;
  const isWaiting = state === 'waitlisted';
  const email = event.retreatEmail ?? site.email;
  const ways = {
    phone: <Link href={telephoneAddress(site.phone)}>{site.phone}</Link>,
    email: <Link href={`mailto:${email}`}>{email}</Link>,
  };

  const cancel = async () => {
    await act('cancel', (version) => cancelRegistration(opened, version));
    setCancelling(false);
  };

  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage id="confirmation.help.title" />
      </Heading>
      {canChange && (
        <Text>
          <FormattedMessage id="confirmation.help.until" values={{ date: eventDate(intl, lastChangeDay) }} />
        </Text>
      )}
      <Text>
        <FormattedMessage id={`confirmation.help.${canCancel || hasEnded ? 'ask' : 'closed'}`} values={ways} />
      </Text>
      {canCancel && !hasEnded && (
        <Inline gap="s" wrap>
          {canChange && (
            <>
              <LinkButton href={changeAddress(event.id, opened, 'people')} tone="secondary">
                <FormattedMessage id="confirmation.change.people" />
              </LinkButton>
              <LinkButton href={changeAddress(event.id, opened, 'contact')} tone="secondary">
                <FormattedMessage id="confirmation.change.contact" />
              </LinkButton>
            </>
          )}
          {state !== 'offered' && (
            <Button
              onPress={() => {
                setCancelling(true);
              }}
            >
              <FormattedMessage id={isWaiting ? 'confirmation.cancel.leave' : 'confirmation.cancel'} />
            </Button>
          )}
        </Inline>
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        tone="critical"
        title={intl.formatMessage({ id: isWaiting ? 'confirmation.cancel.leaveTitle' : 'confirmation.cancel.title' })}
        confirmLabel={intl.formatMessage({
          id: isWaiting ? 'confirmation.cancel.leave' : 'confirmation.cancel.confirm',
        })}
        cancelLabel={intl.formatMessage({ id: 'confirmation.cancel.keep' })}
        isPending={pending === 'cancel'}
        pendingLabel={intl.formatMessage({ id: 'confirmation.cancel.pending' })}
        onCancel={() => {
          setCancelling(false);
        }}
        onConfirm={() => void cancel()}
      >
        <Stack gap="s">
          <Text>
            <FormattedMessage
              id={isWaiting ? 'confirmation.cancel.leaveText' : 'confirmation.cancel.text'}
              values={{ people: members.length }}
            />
          </Text>
          {payment.paidCents > 0 && (
            <Text>
              <FormattedMessage
                id="confirmation.cancel.paid"
                values={{ amount: <Money cents={payment.paidCents} currency={payment.currency} showCents="always" /> }}
              />
            </Text>
          )}
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
