import { Alert, Button, Facts, Heading, LinkButton, Money, PageSection, Spinner, Stack, Text, useAnnounce } from '#design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ApiProblem, createApi, dataOf, type Schemas } from '../client/client.ts';
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
  /** Counts the tries, so that another one asks again. */
  attempt: number;
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
  const [attempt, setAttempt] = useState(0);
  const question: Question = {
    registrationId: new URLSearchParams(search).get(registrationQueryKey) ?? '',
    key: hash.slice(1),
    lng: language,
    attempt,
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
          {isRefused(answer.error) ? (
            <Alert tone="caution" announce>
              <FormattedMessage id="confirmation.notFoundText" />
            </Alert>
          ) : (
            <Alert
              tone="caution"
              announce
              actions={<Button tone="secondary" onPress={() => { setAttempt((before) => before + 1); }}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>}
            >
              {failureText(intl, answer.error)}
            </Alert>
          )}
        </Stack>
      )}
      {answer.kind === 'data' && <Confirmation registration={answer.data.registration} />}
    </PageSection>
  );
}

/** Whether the link itself is at fault, so that another try is of no use. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}

function Confirmation({ registration }: { registration: Registration }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { event, payment, reference, state, contact } = registration;
  const isAwaited = state === 'pendingPayment';
  const title = intl.formatMessage({ id: 'confirmation.title' }, { name: contact.firstName });

  // It comes after the page: that all went well must not have to be looked for.
  useEffect(() => {
    announce(title);
  }, [announce, title]);

  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={1}>{title}</Heading>
        <Text size="lead">
          <FormattedMessage id="confirmation.lead" values={{ event: event.name, email: contact.email }} />
        </Text>
      </Stack>
      {isAwaited && (
        <Alert tone="info" title={intl.formatMessage({ id: 'confirmation.payTitle' })}>
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
