import {
  Alert,
  Facts,
  Grid,
  Heading,
  Link,
  LinkButton,
  List,
  QrCode,
  ScreenOnly,
  Stack,
  Text,
  useAnnounce,
} from '#design-system';
import { awaitsPlaces, checkInPayload, isSettled, takesPlaces } from '#rules/registrations';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isMailed, reachableEmail } from '../../payments/port/party-email.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { AddToCalendar } from '../../events/port/add-to-calendar.tsx';
import { registrationAddress } from '../../platform/addresses/registration-address.ts';
import { eventDates } from '../../events/port/event-dates.ts';
import { PartySessions } from '../../online-sessions/port/party-sessions.tsx';
import { PayPalSection } from '../../payments/port/paypal-section.tsx';
import { AddressNotice } from './address-notice.tsx';
import { changeAddress } from '../../platform/addresses/change-address.ts';
import { ChangeSection } from './change/change-section.tsx';
import { EmailProblem } from '../email-problem.tsx';
import { confirmationStart, OfferSection } from './offer-section.tsx';
import { OwnDetails } from '../own-details.tsx';
import type { OpenedRegistration } from './own-registration-page.tsx';
import { savedState } from './own-registration.ts';
import { PaymentSection } from './payment-section.tsx';
import { WaiverCall } from '../../waiver/port/waiver-call.tsx';
import { receiptAddress } from '../receipt-address.ts';
import { RegistrationFacts } from '../registration-facts.tsx';
import { heldUntilText } from './held-until.ts';
import { headingOf, ownStatus } from './status/own-status.ts';

/** The state of a registration, in words, and everything its party can do with it. */
export function Confirmation(found: OpenedRegistration) {
  const { registration, opened, own } = found;
  const intl = useIntl();
  const announce = useAnnounce();
  const { event, reference, state, contact, hasEnded, waitingPosition = 0 } = registration;
  const status = ownStatus(registration);
  const title = intl.formatMessage({ id: `confirmation.title.${headingOf(status)}` }, { name: contact.firstName });
  const isOver = state === 'cancelled';
  const hasReceipts = registration.payment.paidCents > 0 || registration.payment.status === 'refunded';
  const hasMail = isMailed(registration);
  const isSaved = (useLocation().state as Partial<typeof savedState> | null)?.isSaved === true;

  // It loads after the page and changes with each action, so the state comes first, where it is easy to find.
  useEffect(() => {
    announce(title);
  }, [announce, title]);

  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={1} focusId={confirmationStart}>
          {title}
        </Heading>
        <Text size="lead">
          <FormattedMessage
            id={status === 'pendingPayment' && !hasMail ? 'confirmation.lead.notMailed' : `confirmation.lead.${status}`}
            values={{
              event: event.name,
              email: contact.email,
              position: waitingPosition,
              until: heldUntilText(intl, registration),
            }}
          />
        </Text>
        {event.cancellation?.message?.split(/\n\s*\n/).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {isSaved && registration.emailProblem === undefined && (
          <Alert tone="positive" announce>
            <FormattedMessage id={hasMail ? 'change.saved' : 'change.saved.only'} values={{ email: contact.email }} />
          </Alert>
        )}
        <EmailProblem registration={registration} />
        {!hasEnded && <AddressNotice {...found} />}
        {own.isRefreshed && (
          <Alert tone="info" announce>
            <FormattedMessage id="confirmation.changedMeanwhile" />
          </Alert>
        )}
        {own.failure !== undefined && (
          <Alert tone="critical" announce>
            {failureText(intl, own.failure)}
          </Alert>
        )}
      </Stack>
      {(status === 'waitlisted' || status === 'awaitsAddress') && (
        <Alert tone="info" title={intl.formatMessage({ id: 'confirmation.waiting.title' })}>
          <Stack gap="s">
            <Text>
              <FormattedMessage id="confirmation.waiting.together" />
            </Text>
            {status === 'waitlisted' && (
              <Text>
                <FormattedMessage
                  id={
                    reachableEmail(registration) === undefined
                      ? 'confirmation.waiting.nextByPhone'
                      : 'confirmation.waiting.next'
                  }
                  values={{ email: contact.email }}
                />
              </Text>
            )}
            <Text>
              <FormattedMessage id="confirmation.waiting.noPayment" />
            </Text>
          </Stack>
        </Alert>
      )}
      {status === 'offered' && <OfferSection opened={opened} own={own} />}
      <PayPalSection
        registration={registration}
        opened={opened}
        until={heldUntilText(intl, registration)}
        onNewer={(newer) => void own.act('payPal', () => Promise.resolve(newer))}
      />
      <PaymentSection registration={registration} />
      {hasReceipts && (
        <ScreenOnly>
          <Link href={receiptAddress(event.id, opened)} standalone>
            <FormattedMessage id="receipt.link" />
          </Link>
        </ScreenOnly>
      )}
      {!hasEnded && <WaiverCall registration={registration} registrationKey={opened.key} />}
      {isSettled(state) && !hasEnded && (
        <PartySessions registrationId={opened.registrationId} registrationKey={opened.key} />
      )}
      <Grid columns={2} gap="l">
        <Facts
          items={[
            { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
            { term: intl.formatMessage({ id: 'event.when' }), description: eventDates(intl, event) },
            { term: intl.formatMessage({ id: 'event.timings' }), description: event.timings },
            {
              term: intl.formatMessage({ id: 'event.where' }),
              description: [event.location, event.address].filter(Boolean).join(', '),
            },
          ]}
        />
        {isSettled(state) && !hasEnded && (
          <Stack gap="s">
            <QrCode
              value={checkInPayload(registration)}
              label={intl.formatMessage({ id: 'confirmation.qrCode' }, { reference })}
            />
            <Text size="small">
              <FormattedMessage id="confirmation.atTheDoor" />
            </Text>
          </Stack>
        )}
      </Grid>
      {!isOver && (
        <ScreenOnly>
          <List
            items={[
              ...(hasEnded ? [] : [<AddToCalendar key="calendar" eventId={event.id} />]),
              ...(event.whatsAppLink && !awaitsPlaces(state)
                ? [
                    <Link key="whatsApp" href={event.whatsAppLink} external standalone>
                      <FormattedMessage id="confirmation.whatsApp" />
                    </Link>,
                  ]
                : []),
              <Link key="event" href={`/events/${event.id}`} standalone>
                <FormattedMessage id="registration.aboutEvent" />
              </Link>,
            ]}
          />
        </ScreenOnly>
      )}
      <RegistrationFacts
        registration={registration}
        showsAges={false}
        changePeople={
          registration.canCancel && registration.canChange ? changeAddress(event.id, opened, 'people') : undefined
        }
      />
      {status === 'cancelled' && !hasEnded && (
        <LinkButton href={registrationAddress(event.id)} tone="secondary">
          <FormattedMessage id="confirmation.again" />
        </LinkButton>
      )}
      {!isOver && (
        <ScreenOnly>
          <Stack gap="xl">
            {/* Check-in needs none of this, and printouts get left lying around. */}
            <OwnDetails opened={opened} />
            <ChangeSection registration={registration} opened={opened} own={own} />
            {!hasEnded && takesPlaces(state) && state !== 'checkedIn' && (
              <Text>
                <FormattedMessage id="confirmation.blessing" />
              </Text>
            )}
          </Stack>
        </ScreenOnly>
      )}
    </Stack>
  );
}
