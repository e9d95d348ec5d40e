import { Alert, Facts, Heading, LinkButton, Money, PageSection, Spinner, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import { useAnswer } from '../client/use-answer.ts';
import { eventDates } from '../events/event-dates.ts';
import { useLanguage } from '../language/language-context.tsx';
import type { Language } from '#rules/language';
import { registrationQueryKey } from '#rules/registrations';
import type { Head } from '../shell/screen.ts';
import { RegistrationFacts } from './registration-facts.tsx';

type Registration = Schemas['Registration'];

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'confirmation.pageTitle' }),
    description: intl.formatMessage({ id: 'registration.description' }),
    isPrivate: true,
  };
}

interface Question {
  registrationId: string;
  key: string;
  lng: Language;
}

async function ask(question: string, signal: AbortSignal): Promise<Schemas['Confirmation']> {
  const { registrationId, key, lng } = JSON.parse(question) as Question;
  return dataOf(
    createApi().GET('/registrations/{registrationId}/confirmation', {
      params: { path: { registrationId }, query: { lng } },
      headers: { Authorization: `Bearer ${key}` },
      signal,
    }),
  );
}

/** A party's own registration, opened by the key in the address's fragment. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const question: Question = {
    registrationId: new URLSearchParams(search).get(registrationQueryKey) ?? '',
    key: hash.slice(1),
    lng: language,
  };
  const answer = useAnswer(JSON.stringify(question), ask);

  return (
    <PageSection width="text">
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'failed' && (
        <Stack gap="l">
          <Heading level={1}>
            <FormattedMessage id="confirmation.notFound" />
          </Heading>
          <Alert tone="caution">{failureText(intl, answer.error)}</Alert>
          <Text>
            <FormattedMessage id="confirmation.notFoundText" />
          </Text>
        </Stack>
      )}
      {answer.kind === 'data' && <Confirmation registration={answer.data.registration} />}
    </PageSection>
  );
}

function Confirmation({ registration }: { registration: Registration }) {
  const intl = useIntl();
  const { event, payment, reference, state, contact } = registration;
  const isAwaited = state === 'pendingPayment';
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={1}>
          <FormattedMessage id="confirmation.title" values={{ name: contact.firstName }} />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="confirmation.lead" values={{ event: event.name, email: contact.email }} />
        </Text>
      </Stack>
      {isAwaited && (
        <Alert tone="info" title={intl.formatMessage({ id: 'confirmation.payTitle' })} announce>
          <Stack gap="m">
            <Facts
              items={[
                { term: intl.formatMessage({ id: 'confirmation.amount' }), description: <Money cents={payment.amountCents} currency={payment.currency} /> },
                { term: intl.formatMessage({ id: 'confirmation.method' }), description: intl.formatMessage({ id: `payment.method.${payment.method}` }) },
                { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
              ]}
            />
            {payment.instructions && <Text>{payment.instructions}</Text>}
            <Text>
              <FormattedMessage id="confirmation.promised" />
            </Text>
          </Stack>
        </Alert>
      )}
      <Facts
        items={[
          ...(isAwaited ? [] : [{ term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference }]),
          { term: intl.formatMessage({ id: 'event.when' }), description: eventDates(intl, event) },
          { term: intl.formatMessage({ id: 'event.timings' }), description: event.timings },
          { term: intl.formatMessage({ id: 'event.where' }), description: [event.location, event.address].filter(Boolean).join(', ') },
        ]}
      />
      <RegistrationFacts registration={registration} showsAges={false} />
      <Text>
        <FormattedMessage id="confirmation.blessing" />
      </Text>
      <LinkButton href={`/events/${event.id}`} tone="secondary">
        <FormattedMessage id="registration.aboutEvent" />
      </LinkButton>
    </Stack>
  );
}
