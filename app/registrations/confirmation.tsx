import { Alert, Facts, Grid, Heading, Link, LinkButton, List, QrCode, ScreenOnly, Stack, Text, useAnnounce } from '#design-system';
import { isSettled } from '#rules/registrations';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { failureText } from '../client/problem-text.ts';
import { AddToCalendar } from '../events/add-to-calendar.tsx';
import { registrationAddress } from '../events/event-address.ts';
import { eventDates } from '../events/event-dates.ts';
import { PayPalSection } from '../payments/paypal-section.tsx';
import { ChangeSection } from './change-section.tsx';
import { OfferSection } from './offer-section.tsx';
import type { OpenedRegistration } from './own-registration-page.tsx';
import { savedState } from './own-registration.ts';
import { PaymentSection } from './payment-section.tsx';
import { WaiverCall } from '../waiver/waiver-call.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { heldUntilText } from './held-until.ts';

/** How a registration stands, in words, and everything that its party can do with it. */
export function Confirmation({ registration, opened, own }: OpenedRegistration) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { event, reference, state, contact, waitingPosition = 0 } = registration;
  const title = intl.formatMessage({ id: `confirmation.title.${state}` }, { name: contact.firstName });
  const isOver = state === 'cancelled';
  const isSaved = (useLocation().state as Partial<typeof savedState> | null)?.isSaved === true;

  // It comes after the page, and changes by what is done here: how it stands must not have to be looked for.
  useEffect(() => {
    announce(title);
  }, [announce, title]);

  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={1}>{title}</Heading>
        <Text size="lead">
          <FormattedMessage
            id={`confirmation.lead.${state}`}
            values={{ event: event.name, email: contact.email, position: waitingPosition, until: heldUntilText(intl, registration) }}
          />
        </Text>
        {isSaved && (
          <Alert tone="positive" announce>
            <FormattedMessage id="change.saved" values={{ email: contact.email }} />
          </Alert>
        )}
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
      {state === 'waitlisted' && (
        <Alert tone="info" title={intl.formatMessage({ id: 'confirmation.waiting.title' })}>
          <Stack gap="s">
            <Text>
              <FormattedMessage id="confirmation.waiting.together" />
            </Text>
            <Text>
              <FormattedMessage id="confirmation.waiting.next" values={{ email: contact.email }} />
            </Text>
            <Text>
              <FormattedMessage id="confirmation.waiting.noPayment" />
            </Text>
          </Stack>
        </Alert>
      )}
      {state === 'offered' && <OfferSection opened={opened} own={own} />}
      <PayPalSection registration={registration} opened={opened} own={own} />
      <PaymentSection registration={registration} />
      <WaiverCall registration={registration} registrationKey={opened.key} />
      <Grid columns={2} gap="l">
        <Facts
          items={[
            { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
            { term: intl.formatMessage({ id: 'event.when' }), description: eventDates(intl, event) },
            { term: intl.formatMessage({ id: 'event.timings' }), description: event.timings },
            { term: intl.formatMessage({ id: 'event.where' }), description: [event.location, event.address].filter(Boolean).join(', ') },
          ]}
        />
        {!isOver && (
          <Stack gap="s">
            <QrCode value={reference} label={intl.formatMessage({ id: 'confirmation.qrCode' }, { reference })} />
            {isSettled(state) && (
              <Text size="small">
                <FormattedMessage id="confirmation.atTheDoor" />
              </Text>
            )}
          </Stack>
        )}
      </Grid>
      {!isOver && (
        <ScreenOnly>
          <List
            items={[
              <AddToCalendar key="calendar" eventId={event.id} />,
              ...(event.whatsAppLink && state !== 'waitlisted' && state !== 'offered'
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
      <RegistrationFacts registration={registration} showsAges={false} />
      {isOver ? (
        <LinkButton href={registrationAddress(event.id)} tone="secondary">
          <FormattedMessage id="confirmation.again" />
        </LinkButton>
      ) : (
        <ScreenOnly>
          <Stack gap="xl">
            <ChangeSection registration={registration} opened={opened} own={own} />
            <Text>
              <FormattedMessage id="confirmation.blessing" />
            </Text>
          </Stack>
        </ScreenOnly>
      )}
    </Stack>
  );
}
