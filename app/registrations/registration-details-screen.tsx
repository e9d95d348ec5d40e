import { Alert, Facts, Heading, Link, PageSection, Stack } from '#design-system';
import { guardedScreens } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../client/client.ts';
import { eventDates } from '../events/event-dates.ts';
import { orSignIn } from '../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { RegistrationFacts } from './registration-facts.tsx';

export async function load({ api, language, params, url }: LoadInput) {
  const registrationId = params.registrationId ?? '';
  return orSignIn(url, () => dataOf(api.GET('/registrations/{registrationId}', { params: { path: { registrationId }, query: { lng: language } } })));
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: data?.reference ?? intl.formatMessage({ id: 'registrationList.title' }),
    description: '',
    isPrivate: true,
  };
}

/** One registration, for staff. */
export function Component() {
  const intl = useIntl();
  const registration = useScreenData<typeof load>();
  const { event, contact, payment, reference, state, createdAt, language } = registration;
  return (
    <PageSection width="text">
      <Stack gap="xl">
        <Stack gap="m">
          <Link href={guardedScreens.listRegistration.path} standalone>
            <FormattedMessage id="registrationDetails.back" />
          </Link>
          <Heading level={1}>
            <FormattedMessage id="registrationDetails.title" values={{ name: `${contact.firstName} ${contact.lastName}` }} />
          </Heading>
          <Alert tone={state === 'confirmed' ? 'positive' : 'info'}>
            <FormattedMessage id={`registration.state.${state}`} />
          </Alert>
        </Stack>
        <Facts
          items={[
            { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
            { term: intl.formatMessage({ id: 'registrationList.event' }), description: <Link href={`/events/${event.id}`}>{event.name}</Link> },
            { term: intl.formatMessage({ id: 'event.when' }), description: eventDates(intl, event) },
            { term: intl.formatMessage({ id: 'confirmation.method' }), description: intl.formatMessage({ id: `payment.method.${payment.method}` }) },
            { term: intl.formatMessage({ id: 'registrationDetails.language' }), description: intl.formatMessage({ id: `language.${language}` }) },
            { term: intl.formatMessage({ id: 'registrationList.createdAt' }), description: intl.formatDate(createdAt, { dateStyle: 'long', timeStyle: 'short' }) },
          ]}
        />
        <RegistrationFacts registration={registration} showsAges />
      </Stack>
    </PageSection>
  );
}
