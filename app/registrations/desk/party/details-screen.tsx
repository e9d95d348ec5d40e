import { Alert, Button, Heading, Inline, Link, PageSection, ScreenOnly, Stack, Text } from '#design-system';
import { detailsDeletedOn } from '#rules/registrations';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { failureText } from '../../../platform/client/problem-text.ts';
import { eventDate, eventDates } from '../../../events/event-dates.ts';
import { orSignIn } from '../../../session/or-sign-in.ts';
import { usePartArrival } from '../../../platform/shell/navigate/route-focus.ts';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { desk } from '../addresses.ts';
import { DetailsSheet } from './details-sheet.tsx';

/** Whose details they are; the details themselves are not fetched before someone asks for them. */
export async function load({ api, language, params, url }: LoadInput) {
  const path = { registrationId: params.registrationId ?? '' };
  return orSignIn(url, () =>
    dataOf(api.GET('/registrations/{registrationId}', { params: { path, query: { lng: language } } })),
  );
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: intl.formatMessage({ id: 'details.title' }, { name: data?.reference ?? '' }),
    description: '',
    isPrivate: true,
  };
}

/**
 * What a party told of health, minors and arrival. It is shown when someone asks for it, each time again, and kept nowhere:
 * leaving the page or loading it again forgets it.
 */
export function Component() {
  const registration = useScreenData<typeof load>();
  return <Details key={registration.id} registration={registration} />;
}

function Details({ registration }: { registration: Schemas['Registration'] }) {
  const intl = useIntl();
  const { id, contact, reference, event } = registration;
  const [details, setDetails] = useState<Schemas['RegistrationDetails']>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const deletion = intl.formatMessage({ id: 'details.deletedOn' }, { date: eventDate(intl, detailsDeletedOn(event)) });
  usePartArrival(details ? 'shown' : 'asked');

  const look = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      setDetails(
        await dataOf(
          createApi().GET('/registrations/{registrationId}/details', { params: { path: { registrationId: id } } }),
        ),
      );
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <PageSection width="text">
      <Stack gap="l">
        <ScreenOnly>
          <Link href={desk.party(id)} standalone>
            <FormattedMessage id="party.action.close" />
          </Link>
        </ScreenOnly>
        <Stack gap="s">
          <Heading level={1}>
            <FormattedMessage id="details.title" values={{ name: `${contact.firstName} ${contact.lastName}` }} />
          </Heading>
          <Text size="lead">{[reference, event.name, eventDates(intl, event)].join(' · ')}</Text>
        </Stack>
        {details ? (
          <>
            <DetailsSheet registration={registration} details={details} />
            <Text tone="muted" size="small">
              {deletion} <FormattedMessage id="details.paper" />
            </Text>
            <ScreenOnly>
              <Inline gap="m" wrap>
                <Button
                  tone="primary"
                  onPress={() => {
                    window.print();
                  }}
                >
                  <FormattedMessage id="waiver.print.now" />
                </Button>
                <Button
                  onPress={() => {
                    setDetails(undefined);
                  }}
                >
                  <FormattedMessage id="details.hide" />
                </Button>
              </Inline>
            </ScreenOnly>
          </>
        ) : (
          <Asking deletion={deletion} failure={failure} isPending={isPending} onLook={() => void look()} />
        )}
      </Stack>
    </PageSection>
  );
}

interface AskingProps {
  deletion: string;
  failure: unknown;
  isPending: boolean;
  onLook: () => void;
}

/** Says what looking means, before anything is shown. */
function Asking({ deletion, failure, isPending, onLook }: AskingProps) {
  const intl = useIntl();
  return (
    <>
      <Alert tone="info" title={intl.formatMessage({ id: 'details.noted' })}>
        <Stack gap="s">
          <Text>
            <FormattedMessage id="details.notedText" />
          </Text>
          <Text>{deletion}</Text>
        </Stack>
      </Alert>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Inline gap="s">
        <Button
          tone="primary"
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'loading' })}
          onPress={onLook}
        >
          <FormattedMessage id="details.look" />
        </Button>
      </Inline>
    </>
  );
}
